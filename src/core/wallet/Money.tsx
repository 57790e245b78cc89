import { formatMoney, HIDDEN_AMOUNT } from '#src/lib/money.ts'

/** An amount with its symbol, isolated so that right-to-left text around it cannot tear it apart. */
export function Money({
  symbol,
  amount,
  hidden = false,
}: {
  symbol: string
  amount: string | undefined
  hidden?: boolean
}) {
  const text = hidden || amount === undefined ? `${symbol} ${HIDDEN_AMOUNT}` : formatMoney(symbol, amount)
  return (
    <bdi className="num" dir="ltr">
      {text}
    </bdi>
  )
}
