import type { WithdrawFee } from '#src/api/generated/types.ts'
import { multiplyAmounts } from '#src/lib/multiply-amounts.ts'
import { signOf, subtractAmount, sumAmounts } from '#src/lib/sum-amounts.ts'
import { isMore } from './amounts.ts'

const NOTHING = '0.00'
const CENT = '0.01'

/**
 * What a withdrawal costs: the greater of share and minimum, half a cent up; nothing while a free one is left, and never
 * more than the amount (MONEY-22). Exact, however many digits the amount has (MONEY-18).
 *
 * @param amount decimal text with two decimals
 */
export function withdrawFee(amount: string, fee: WithdrawFee | undefined): string {
  if (!fee || fee.freeTimesLeft > 0) return NOTHING
  const share = centsUp(multiplyAmounts(amount, hundredth(fee.rate)))
  const charged = isMore(fee.minimum, share) ? fee.minimum : share
  return isMore(charged, amount) ? amount : charged
}

/** What reaches the account. */
export const payoutOf = (amount: string, fee: string): string => subtractAmount(amount, fee)

/** The least of several amounts. */
export const leastOf = (...amounts: readonly [string, ...string[]]): string =>
  amounts.reduce((least, one) => (isMore(least, one) ? one : least))

/** Whether there is nothing of it. */
export const isNothing = (amount: string): boolean => signOf(amount) === 0

/** A share of a hundred as a share of one: the point moves two places. */
function hundredth(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  const digits = whole.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`
}

/** Two decimals; half a cent counts as one. */
function centsUp(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const cents = `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`
  return (fraction[2] ?? '0') >= '5' ? sumAmounts([cents, CENT]) : cents
}
