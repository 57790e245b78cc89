import { currentMerchant } from '#src/core/merchant/current.ts'
import { CurrencyAmount } from '#src/core/wallet/CurrencyAmount.tsx'

/** An amount of the merchant's own content, in its own currency: no wallet is asked for (VIP-01). */
export function Amount({ amount }: { amount: string }) {
  return <CurrencyAmount symbol={currentMerchant.currencySymbol} amount={amount} />
}
