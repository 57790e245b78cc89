import type { CryptoPayment, CryptoTerms } from '#src/api/generated/types.ts'
import { centsOf, money } from '#mock/lib/cents.ts'

const RATE_DECIMALS = 6
const RATE_UNITS = 10n ** BigInt(RATE_DECIMALS)

/** What an amount is in a cryptocurrency at the rate of its channel, rounded up to the hundredth (BEYOND-13). */
export function inCrypto(terms: CryptoTerms, amount: string): CryptoPayment {
  const [whole = '', fraction = ''] = terms.rate.split('.')
  const rate = BigInt(whole + fraction.padEnd(RATE_DECIMALS, '0'))
  return { ...terms, amount: money((centsOf(amount) * RATE_UNITS + rate - 1n) / rate) }
}
