import { CurrencyAmount, type AmountProps } from './CurrencyAmount.tsx'
import { useCurrencySymbol } from './wallet.ts'

/** An amount in the currency of the wallet. */
export function Money(props: AmountProps) {
  return <CurrencyAmount symbol={useCurrencySymbol()} {...props} />
}
