import type { WithdrawFee } from '#src/api/generated/types.ts'
import { cutToCents } from '#src/lib/money.ts'
import { signOf, subtractAmount } from '#src/lib/sum-amounts.ts'
import { isMore } from './amounts.ts'
import { shareOfAmount } from './share-of-amount.ts'

const NOTHING = '0.00'

/**
 * What a withdrawal costs: the greater of share and minimum, half a cent up; nothing while a free one is left, and
 * never more than the amount (MONEY-22). Exact, however many digits the amount has (MONEY-18).
 *
 * @param amount decimal text with two decimals
 */
export function withdrawFee(amount: string, fee: WithdrawFee | undefined): string {
  if (!fee || fee.freeTimesLeft > 0) return NOTHING
  const share = shareOfAmount(amount, fee.rate)
  const charged = isMore(fee.minimum, share) ? fee.minimum : share
  return isMore(charged, amount) ? amount : charged
}

/** What reaches the account. */
export const payoutOf = (amount: string, fee: string): string => subtractAmount(amount, fee)

/** The least of several amounts. */
export const leastOf = (...amounts: readonly [string, ...string[]]): string =>
  amounts.reduce((least, one) => (isMore(least, one) ? one : least))

/** Whether a cent of it is left. What was overdrawn leaves less than nothing. */
export const isLeft = (amount: string): boolean => signOf(cutToCents(amount)) === 1

/** Whether there is nothing of it. */
export const isNothing = (amount: string): boolean => signOf(amount) === 0
