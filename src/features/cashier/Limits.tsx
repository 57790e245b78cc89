import { useIntl } from 'react-intl'
import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { formatMoney } from '#src/lib/money.ts'
import { cashierMessages as messages } from './cashier-messages.ts'

/** The smallest and the largest amount of one payment. */
export function Limits({ limits }: { limits: { minAmount: string; maxAmount: string } }) {
  const intl = useIntl()
  const currencySymbol = useCurrencySymbol()
  // Neither amount breaks in itself.
  const amount = (text: string) => formatMoney(currencySymbol, text).replace(' ', '\u00a0')
  return (
    <bdi className="num" dir="ltr">
      {intl.formatMessage(messages.between, { min: amount(limits.minAmount), max: amount(limits.maxAmount) })}
    </bdi>
  )
}
