import { CurrencyAmount, type AmountProps } from './CurrencyAmount.tsx'
import { useBalance } from './wallet.ts'

/** An amount in the currency of the wallet. */
export function Money(props: AmountProps) {
  return <CurrencyAmount symbol={useBalance().currencySymbol} {...props} />
}
