import { cutToCents } from '#src/lib/money.ts'
import { multiplyAmounts } from '#src/lib/multiply-amounts.ts'
import { sumAmounts } from '#src/lib/sum-amounts.ts'

const HALF_CENT = '0.005'
const ONE_PERCENT = '0.01'

/**
 * A share of an amount to the cent, half a cent up, as the gateway reckons it; exact, however many digits there are
 * (MONEY-18).
 *
 * @param rate per cent, as a decimal text such as `1.50`
 */
export function shareOfAmount(amount: string, rate: string): string {
  const exact = multiplyAmounts(multiplyAmounts(amount, rate), ONE_PERCENT)
  return cutToCents(sumAmounts([exact, HALF_CENT]))
}
