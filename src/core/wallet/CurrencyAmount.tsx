import { formatMoney, HIDDEN_AMOUNT } from '#src/lib/money.ts'

export interface AmountProps {
  /** Decimal string; asterisks stand for one that is not known. */
  amount: string | undefined
  hidden?: boolean
}

/** An amount with a symbol, isolated so that right-to-left text around it cannot tear it apart. */
export function CurrencyAmount({ symbol, amount, hidden = false }: AmountProps & { symbol: string }) {
  const text = hidden || amount === undefined ? `${symbol} ${HIDDEN_AMOUNT}` : formatMoney(symbol, amount)
  return (
    <bdi className="num" dir="ltr">
      {text}
    </bdi>
  )
}
