import type { VipStanding } from '#src/api/generated/types.ts'
import { signOf, subtractAmount } from '#src/lib/sum-amounts.ts'
import type { VipLevel, VipTerms } from './vip-levels.ts'

/** What a level asks for. */
type Demand = 'deposits' | 'validBets'

/** The way from the level a member has to the one after it. */
export interface VipProgress {
  /** The next level; undefined at the top. */
  next: number | undefined
  /** How much of the way is done, from 0 to 1; for drawing alone. */
  share: number
  /** What is furthest behind; undefined where nothing is missing any more. */
  missing: { what: Demand; amount: string } | undefined
}

const demands: readonly Demand[] = ['validBets', 'deposits']

/**
 * How far a member is from the next level. Deposits and valid bets count since the registration (VIP-06), and both are
 * asked for, so the requirement that is furthest behind sets the progress.
 *
 * @returns undefined where the merchant does not say what its levels ask for (GAP-150)
 */
export function vipProgress(standing: VipStanding, levels: readonly VipLevel[]): VipProgress | undefined {
  const present = levels[standing.level - 1]?.terms
  if (!present) return undefined
  const next = levels[standing.level]
  if (!next?.terms) return { next: undefined, share: 1, missing: undefined }
  const { terms } = next
  const [behind] = demands
    .map((what) => ({ what, share: shareDone(what, standing, present, terms) }))
    .sort((one, other) => one.share - other.share)
  if (!behind) return undefined
  const { what, share } = behind
  const amount = subtractAmount(terms[what], standing[what])
  return { next: next.number, share, missing: signOf(amount) === 1 ? { what, amount } : undefined }
}

function shareDone(what: Demand, standing: VipStanding, present: VipTerms, next: VipTerms): number {
  const [from, to] = [Number(present[what]), Number(next[what])]
  return Math.max(0, Math.min(1, (Number(standing[what]) - from) / (to - from)))
}
