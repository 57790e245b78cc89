import type { BetRecord, GameType, TeamBreakdown, TeamMember, TeamSummary } from '#src/api/generated/types.ts'
import { rng } from '#mock/lib/rng.ts'
import { centsOf, money } from '#mock/lib/cents.ts'
import { OWN_REBATES } from './team.ts'

const DAY_MS = 86_400_000
/** Members get less back than the agent, of whose rates this is the share. */
const GRANTED_SHARE = 0.6
const PAID_IN = [200, 500, 1_000, 2_000, 5_000]
const PAID_OUT = [500, 1_000, 2_500]
/** Of a deposit from this amount on, some give a bonus. */
const BONUS_FROM = 1_000
const BONUS_SHARE = 0.05

/** Sums in cents. */
interface Sums {
  deposits: number
  withdrawals: number
  validBets: number
  wins: number
  bonuses: number
  rebates: number
}
interface Bucket extends Sums {
  active: Set<string>
  newMembers: number
  firstDeposits: number
}

/** Whose figures, of which days. */
export interface FiguresOf {
  members: readonly TeamMember[]
  /** The bets of a member, which the team's betting record shows too. */
  betsOf: (member: TeamMember) => readonly BetRecord[]
  /** Days of the merchant, both included. */
  range: { from: string; to: string }
  /** The merchant's day of a moment in epoch milliseconds. */
  dayOf: (at: number) => string
  /** Epoch milliseconds. */
  now: number
}

type Totals = Omit<TeamSummary, 'range' | 'members' | 'agents' | 'online' | 'teamBalance'>

/**
 * What a team did in some days. Bets are those of the members' betting records; what was paid in and out hangs on
 * member and day alone, so that a day stays the same whenever and in whatever range one asks for it.
 */
export function teamFigures(of: FiguresOf): { totals: Totals; breakdown: Omit<TeamBreakdown, 'range'> } {
  const { range, dayOf } = of
  const days = new Map<string, Bucket>()
  const types = new Map<GameType, Bucket>()
  const isAsked = (day: string) => range.from <= day && day <= range.to
  const within = (at: number, note: (day: Bucket) => void) => {
    const day = dayOf(at)
    if (isAsked(day)) note(bucketOf(days, day))
  }
  for (const member of of.members) {
    within(Date.parse(member.joinedAt), (day) => (day.newMembers += 1))
    for (const payment of paymentsOf(member, of.now)) within(payment.at, (day) => addPayment(day, payment))
    for (const bet of of.betsOf(member)) {
      const day = dayOf(Date.parse(bet.betAt))
      if (bet.status !== 'SETTLED' || !isAsked(day)) continue
      for (const bucket of [bucketOf(days, day), bucketOf(types, bet.gameType)]) addBet(bucket, member, bet)
    }
  }
  const all = [...days.values()]
  const sum = (key: keyof Sums | 'newMembers' | 'firstDeposits') => all.reduce((total, day) => total + day[key], 0)
  const sums = {
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    validBets: sum('validBets'),
    wins: sum('wins'),
    bonuses: sum('bonuses'),
    rebates: sum('rebates'),
  }
  return {
    totals: {
      newMembers: sum('newMembers'),
      activeMembers: new Set(all.flatMap(({ active }) => [...active])).size,
      firstDeposits: sum('firstDeposits'),
      deposits: money(sums.deposits),
      withdrawals: money(sums.withdrawals),
      validBets: money(sums.validBets),
      wins: money(sums.wins),
      bonuses: money(sums.bonuses),
      rebates: money(sums.rebates),
      profit: money(profitOf(sums)),
    },
    breakdown: {
      days: [...days]
        .toSorted(([one], [other]) => other.localeCompare(one))
        .map(([date, day]) => ({
          date,
          newMembers: day.newMembers,
          activeMembers: day.active.size,
          deposits: money(day.deposits),
          withdrawals: money(day.withdrawals),
          validBets: money(day.validBets),
          profit: money(profitOf(day)),
        })),
      gameTypes: [...types]
        .toSorted(([, one], [, other]) => other.validBets - one.validBets)
        .map(([gameType, type]) => ({
          gameType,
          activeMembers: type.active.size,
          validBets: money(type.validBets),
          wins: money(type.wins),
          rebates: money(type.rebates),
          profit: money(profitOf(type)),
        })),
    },
  }
}

interface Payment {
  at: number
  kind: 'deposits' | 'withdrawals'
  cents: number
  /** What a promotion added. */
  bonus: number
  isFirst: boolean
}

/** What a member paid in and had paid out in the days that are kept. */
function paymentsOf({ account, joinedAt, lastSignInAt }: TeamMember, now: number): Payment[] {
  if (lastSignInAt === undefined) return []
  const joined = Date.parse(joinedAt)
  const first = Math.max(Math.floor(joined / DAY_MS), Math.floor(now / DAY_MS) - 90)
  const payments: Payment[] = []
  for (let day = first; day * DAY_MS <= now; day += 1) {
    const r = rng(`payments|${account}|${day}`)
    const isFirst = day === Math.floor(joined / DAY_MS)
    const luck = r()
    const at = isFirst ? joined : (day + r()) * DAY_MS
    if (isFirst || luck < 0.16) {
      const paidIn = r.pick(PAID_IN)
      const bonus = paidIn >= BONUS_FROM && r() < 0.5 ? paidIn * BONUS_SHARE * 100 : 0
      payments.push({ at, kind: 'deposits', cents: paidIn * 100, bonus, isFirst })
    } else if (luck > 0.94) {
      payments.push({ at, kind: 'withdrawals', cents: r.pick(PAID_OUT) * 100, bonus: 0, isFirst })
    }
  }
  return payments.filter(({ at }) => at <= now)
}

function addPayment(day: Bucket, { kind, cents: amount, bonus, isFirst }: Payment): void {
  day[kind] += amount
  day.bonuses += bonus
  if (isFirst) day.firstDeposits += 1
}

function addBet(bucket: Bucket, { account }: TeamMember, { gameType, validBet, winLoss }: BetRecord): void {
  const [valid, won] = [Number(centsOf(validBet)), Number(centsOf(winLoss))]
  const rate = Number(OWN_REBATES.find((one) => one.gameType === gameType)?.rate ?? 0)
  bucket.active.add(account)
  bucket.validBets += valid
  bucket.wins += valid + won
  bucket.rebates += Math.floor((valid * rate * GRANTED_SHARE) / 100)
}

/** Wins, bonuses and rebates less bets. */
const profitOf = ({ wins, validBets, bonuses, rebates }: Sums): number => wins - validBets + bonuses + rebates

function bucketOf<Key>(buckets: Map<Key, Bucket>, key: Key): Bucket {
  const found = buckets.get(key) ?? {
    deposits: 0,
    withdrawals: 0,
    validBets: 0,
    wins: 0,
    bonuses: 0,
    rebates: 0,
    active: new Set<string>(),
    newMembers: 0,
    firstDeposits: 0,
  }
  buckets.set(key, found)
  return found
}
