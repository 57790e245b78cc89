import { currentMerchant } from '#src/core/merchant/current.ts'
import { Money } from '#src/core/wallet/Money.tsx'

/** An amount of the merchant's own content, in its own currency: no wallet is asked for (VIP-01). */
export function Amount({ amount }: { amount: string }) {
  return <Money symbol={currentMerchant.currencySymbol} amount={amount} />
}
