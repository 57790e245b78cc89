import type { BetRecord, LotteryOrder, MemberTransaction } from '#src/api/generated/types.ts'
import { normalizeGameType, type VendorCategory } from '#src/core/games/category/category.ts'
import { dayOf, type Day } from '#src/core/records/days/days.ts'
import { subtractAmount, sumAmounts } from '#src/lib/sum-amounts.ts'
import { linesBy, type Line } from './lines.ts'

/** A member's own figures (NAMED-28). */
export interface OwnReport {
  /** Won and lost on games, bonuses and rebates together. */
  profit: string
  games: string
  bets: string
  bonuses: string
  rebates: string
  deposits: string
  withdrawals: string
  /** The latest first; days without bets, bonuses and rebates are left out. */
  days: Line<Day>[]
  /** Most bets first; bonuses and rebates belong to no kind of game. */
  types: Line<VendorCategory>[]
}

interface OwnRecords {
  bets: readonly BetRecord[]
  orders: readonly LotteryOrder[]
  bookings: readonly MemberTransaction[]
}

/** A part of the figures, with the day and the kind of game that it belongs to. */
interface Entry {
  day: Day
  type?: VendorCategory
  bets: string
  profit: string
}

/** Adds up what a member bet, won and was given; days are those of the merchant's time zone (GAP-151). */
export function ownReport({ bets, orders, bookings }: OwnRecords, timeZone: string): OwnReport {
  const day = (moment: string) => dayOf(new Date(moment), timeZone)
  const booked = (code: string) => bookings.filter(({ txCode }) => txCode === code)
  const played: Entry[] = [
    ...bets
      .filter(({ status }) => status === 'SETTLED')
      .map(({ betAt, gameType, validBet, winLoss }) => ({
        day: day(betAt),
        type: normalizeGameType(gameType),
        bets: validBet,
        profit: winLoss,
      })),
    ...orders
      .filter(({ status }) => status === 'WON' || status === 'LOST')
      .map(({ orderedAt, prizeMode, betAmount, winAmount }) => ({
        day: day(orderedAt),
        type: prizeMode === 'Elott' ? ('ELOTT' as const) : ('LOTT' as const),
        bets: betAmount,
        profit: subtractAmount(winAmount, betAmount),
      })),
  ]
  const given: Entry[] = [...booked('BONUS'), ...booked('REBATE')].map(({ createdAt, amount }) => ({
    day: day(createdAt),
    bets: '0.00',
    profit: amount,
  }))
  const sumOf = (code: string) => sumAmounts(booked(code).map(({ amount }) => amount))
  return {
    profit: sumAmounts([...played, ...given].map(({ profit }) => profit)),
    games: sumAmounts(played.map(({ profit }) => profit)),
    bets: sumAmounts(played.map((entry) => entry.bets)),
    bonuses: sumOf('BONUS'),
    rebates: sumOf('REBATE'),
    deposits: sumOf('DEPOSIT'),
    withdrawals: subtractAmount('0.00', sumOf('WITHDRAW')),
    days: linesBy([...played, ...given], (entry) => entry.day).sort((one, other) => other.key.localeCompare(one.key)),
    types: linesBy(played, (entry) => entry.type).sort((one, other) => Number(other.bets) - Number(one.bets)),
  }
}
