import type { BetRecord, TeamMember } from '#src/api/generated/types.ts'
import { rng } from '#mock/lib/rng.ts'
import type { MerchantCode } from './accounts.ts'
import { gameRow, gamesOf } from './games/catalogue.ts'
import { betRow } from './records.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const SPAN_DAYS = 90
/** A bet of the last minutes is not settled yet. */
const SETTLED_AFTER_MS = 10 * MINUTE_MS
const MOST_A_DAY = 7

interface BetsOf {
  member: TeamMember
  merchant: MerchantCode
  language: string
  /** Only bets from this moment on, in epoch milliseconds. */
  since: number
}

/**
 * The bets of a member of a team over the last 90 days, the latest first. Account and day alone decide what was bet on
 * a day, so that it stays the same whenever one asks; nothing was bet before the account was there, nor by who never
 * came.
 *
 * @param now epoch milliseconds
 */
export function memberBetRows(now: number, { member, merchant, language, since }: BetsOf): BetRecord[] {
  if (member.lastSignInAt === undefined) return []
  const joinedAt = Date.parse(member.joinedAt)
  const games = gamesOf(merchant)
  const today = Math.floor(now / DAY_MS)
  const span = Math.min(SPAN_DAYS, today - Math.floor(since / DAY_MS) + 1)
  return Array.from({ length: span }, (_, ago) => (today - ago) * DAY_MS).flatMap((day) => {
    const r = rng(`bets|${merchant}|${member.account}|${new Date(day).toISOString().slice(0, 10)}`)
    const count = Math.max(0, r.int(-2, MOST_A_DAY))
    const moments = Array.from({ length: count }, () => day + r() * DAY_MS).toSorted((one, other) => other - one)
    return moments
      .map((at, i) =>
        betRow(r, {
          at: new Date(at),
          now: new Date(now),
          game: gameRow(r.pick(games), language),
          number: String(9_000 - i),
          isOpen: now - at < SETTLED_AFTER_MS,
        }),
      )
      .filter(({ betAt }) => Date.parse(betAt) <= now && Date.parse(betAt) >= Math.max(joinedAt, since))
  })
}
