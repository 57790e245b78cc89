import type { BreakDays, PlayLimit, PlayLimitChange, PlayLimits, PlayPeriod } from '#src/api/generated/types.ts'
import { depositRows } from '#mock/data/records.ts'
import { sites } from '#mock/data/sites.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { centsOf, lesserOf, money } from '#mock/lib/cents.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import { updateAccount } from '../accounts/accounts.ts'
import type { Database } from '../db.ts'
import { depositReports } from '../money/deposit-orders.ts'
import { pastOf } from '../money/pasts.ts'
import type { Account, DepositLimitRow } from '../rows.ts'
import { periodAt } from './periods.ts'

/** What deposits can be limited for, in the order of the contract. */
export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly PlayPeriod[]
const DAY_MS = 24 * 60 * 60_000
/** How long a higher limit waits for the second yes. */
const RAISE_WAITS_MS = DAY_MS

/** What a member has decided about paying in and playing, and what it leaves now (BEYOND-10). */
export function playLimitsOf(db: Database, account: Account, now: number): PlayLimits {
  const deposits = countedDeposits(db, account, now)
  const limits = PERIODS.map((period): PlayLimit => {
    const { amount, pending } = limitOf(account, period)
    const { holds, renewsAt } = periodAt(period, sites[account.merchant].timeZone, now)
    const used = deposits
      .filter(({ createdAt }) => holds(createdAt))
      .reduce((sum, deposit) => sum + centsOf(deposit.amount), 0n)
    return {
      period,
      used: money(used),
      renewsAt,
      ...(amount === undefined ? {} : { amount, left: money(restOf(centsOf(amount), used)) }),
      ...(pending && { pending }),
    }
  })
  const endsAt = breakEnd(account, now)
  return { limits, ...(endsAt === undefined ? {} : { break: { endsAt } }) }
}

interface DepositCall {
  readonly db: Database
  readonly now: number
  readonly gatewayError: (code: 'DEPOSIT_LIMIT_REACHED', value: { amount: string }) => GatewayError
}

/**
 * Holds a deposit to the member's own limits, of which the least rest counts.
 *
 * @throws {GatewayError} DEPOSIT_LIMIT_REACHED with what they leave
 */
export function checkDepositLimits(account: Account, cents: bigint, { db, now, gatewayError }: DepositCall): void {
  const rests = playLimitsOf(db, account, now).limits.flatMap(({ left }) => (left === undefined ? [] : centsOf(left)))
  const [rest, ...others] = rests
  if (rest === undefined) return
  const least = others.reduce(lesserOf, rest)
  if (cents > least) throw gatewayError('DEPOSIT_LIMIT_REACHED', { amount: money(least) })
}

interface PlayCall {
  readonly now: number
  readonly gatewayError: (code: 'COOLING_OFF', value: { retryAt: string }) => GatewayError
}

/**
 * Holds deposits and games to the break of a member.
 *
 * @throws {GatewayError} COOLING_OFF with the end of the break
 */
export function checkBreak(account: Account, { now, gatewayError }: PlayCall): void {
  const retryAt = breakEnd(account, now)
  if (retryAt !== undefined) throw gatewayError('COOLING_OFF', { retryAt })
}

/** When the break ends that a member takes; undefined where none runs. */
export function breakEnd({ breakEndsAt }: Account, now: number): string | undefined {
  return breakEndsAt !== undefined && Date.parse(breakEndsAt) > now ? breakEndsAt : undefined
}

/**
 * Changes a limit: a lower one counts at once, a higher one waits, and the second yes to it is taken once it has
 * waited.
 *
 * @returns false where there is nothing to say the second yes to
 */
export async function changeLimit(
  db: Database,
  account: Account,
  { period, amount, confirm = false }: PlayLimitChange,
  now: number,
): Promise<boolean> {
  const present = limitOf(account, period)
  const { pending } = present
  const isDue = pending !== undefined && pending.amount === amount && Date.parse(pending.dueAt) <= now
  if (confirm && !isDue) return false
  const value = amount === undefined ? {} : { amount }
  const counts = confirm || !isHigher(amount, present.amount)
  const dueAt = new Date(now + RAISE_WAITS_MS).toISOString()
  await setLimit(db, account, counts ? { period, ...value } : { ...present, pending: { ...value, dueAt } })
  return true
}

/** Puts a limit in the place of the one of its period, without any wait. */
export function setLimit(db: Database, account: Account, limit: DepositLimitRow): Promise<void> {
  return updateAccount(db, account, (draft) => {
    draft.depositLimits = [...(draft.depositLimits ?? []).filter(({ period }) => period !== limit.period), limit]
  })
}

/** Begins a break; one that runs is only made longer. */
export async function startBreak(db: Database, account: Account, days: BreakDays, now: number): Promise<void> {
  const running = breakEnd(account, now)
  await setBreak(db, account, Math.max(now + days * DAY_MS, running === undefined ? now : Date.parse(running)))
}

/** Lets a break end at a moment in epoch milliseconds; one that is over ends it now. */
export function setBreak(db: Database, account: Account, endsAt: number): Promise<void> {
  return updateAccount(db, account, (draft) => {
    draft.breakEndsAt = new Date(endsAt).toISOString()
  })
}

const limitOf = ({ depositLimits = [] }: Account, period: PlayPeriod): DepositLimitRow =>
  depositLimits.find((one) => one.period === period) ?? { period }

/** Whether a limit allows more than the present one; nothing is above no limit. */
const isHigher = (amount: string | undefined, present: string | undefined): boolean =>
  present !== undefined && (amount === undefined || centsOf(amount) > centsOf(present))

const restOf = (limit: bigint, used: bigint): bigint => (limit > used ? limit - used : 0n)

/** Deposits that were ordered and have not failed; of those that have come, what came. */
const countedDeposits = (db: Database, account: Account, now: number) =>
  [...depositReports(db, account, now, DEFAULT_LANGUAGE), ...pastOf(account, depositRows)].filter(
    ({ status }) => status !== 'CANCELLED' && status !== 'REJECTED',
  )
