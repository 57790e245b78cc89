import type { DepositBonusTerms, DepositChannel } from '#src/api/generated/types.ts'
import { isMore } from '#src/core/money/amounts.ts'
import { shareOfAmount } from '#src/core/money/share-of-amount.ts'
import { multiplyAmounts } from '#src/lib/multiply-amounts.ts'
import { sumAmounts } from '#src/lib/sum-amounts.ts'

/** What a deposit brings; bonuses are undefined where nothing is offered. */
export interface DepositSums {
  channelBonus: string | undefined
  promotionBonus: string | undefined
  /** Deposit and bonuses together. */
  total: string
  /** What has to be bet for the promotion before a withdrawal. */
  turnover: string | undefined
}

/**
 * Reckons what a deposit brings, exactly and to the cent, half a cent up, as the gateway does (MONEY-18, MONEY-27).
 *
 * @param amount as the contract writes one
 * @param terms of the chosen promotion; a deposit below its least earns nothing
 */
export function sumsOf(
  amount: string,
  { bonusRate }: Pick<DepositChannel, 'bonusRate'>,
  terms: DepositBonusTerms | undefined,
): DepositSums {
  const channelBonus = bonusRate === undefined ? undefined : shareOfAmount(amount, bonusRate)
  const promotionBonus = terms && !isMore(terms.minDeposit, amount) ? promised(amount, terms) : undefined
  const total = sumAmounts([amount, channelBonus ?? '0.00', promotionBonus ?? '0.00'])
  const turnover =
    terms && promotionBonus !== undefined && terms.turnoverTimes > 0
      ? multiplyAmounts(sumAmounts([amount, promotionBonus]), String(terms.turnoverTimes))
      : undefined
  return { channelBonus, promotionBonus, total, turnover }
}

function promised(amount: string, { bonusRate, maxBonus }: DepositBonusTerms): string {
  const bonus = shareOfAmount(amount, bonusRate)
  return maxBonus !== undefined && isMore(bonus, maxBonus) ? maxBonus : bonus
}
