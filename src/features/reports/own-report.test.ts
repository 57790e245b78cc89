import { describe, expect, it } from 'vitest'
import type { BetRecord, LotteryOrder, MemberTransaction } from '#src/api/generated/types.ts'
import { ownReport } from './own-report.ts'

let count = 0
const bet = (betAt: string, gameType: BetRecord['gameType'], validBet: string, winLoss: string): BetRecord => ({
  betNo: `B${(count += 1)}000`,
  nodeId: '1',
  gameName: 'Seven Lamps',
  gameType,
  vassalage: 'MOON',
  betAmount: validBet,
  validBet,
  winLoss,
  status: 'SETTLED',
  betAt,
})
const order = (status: LotteryOrder['status'], betAmount: string, winAmount: string): LotteryOrder => ({
  orderId: String((count += 1)),
  gameId: '7001',
  displayName: 'River Five',
  numero: '1',
  playType: 'trad',
  prizeMode: 'Elott',
  betAmount,
  winAmount,
  status,
  orderedAt: '2026-11-20T06:00:00Z',
})
const booking = (txCode: string, amount: string, createdAt = '2026-11-19T06:00:00Z'): MemberTransaction => ({
  transactionNo: `X${(count += 1)}000`,
  txCode,
  amount,
  balance: '0.00',
  createdAt,
})
const nothing = { bets: [], orders: [], bookings: [] }
const report = (records: Partial<Parameters<typeof ownReport>[0]>) =>
  ownReport({ ...nothing, ...records }, 'Asia/Dhaka')

describe('the figures of a member', () => {
  it('NAMED-28, CONST-21 profit is what games, bonuses and rebates brought, to the cent', () => {
    const { profit, games, bonuses, rebates } = report({
      bets: [bet('2026-11-20T06:00:00Z', 'RNG', '0.30', '-0.30'), bet('2026-11-20T07:00:00Z', 'LIVE', '0.20', '0.10')],
      bookings: [booking('BONUS', '5.00'), booking('REBATE', '0.07'), booking('GAME_IN', '900.00')],
    })
    expect({ profit, games, bonuses, rebates }).toEqual({
      profit: '4.87',
      games: '-0.20',
      bonuses: '5.00',
      rebates: '0.07',
    })
  })

  it('NAMED-28, GAP-151 days are those of the merchant, the latest first; gifts count on their day', () => {
    const { days } = report({
      bets: [
        bet('2026-11-20T17:59:59Z', 'RNG', '10.00', '-10.00'),
        bet('2026-11-20T18:00:00Z', 'RNG', '20.00', '30.00'),
      ],
      bookings: [booking('BONUS', '1.50', '2026-11-20T18:30:00Z')],
    })
    expect(days).toEqual([
      { key: '2026-11-21', bets: '20.00', profit: '31.50' },
      { key: '2026-11-20', bets: '10.00', profit: '-10.00' },
    ])
  })

  it('NAMED-28, GAP-45 kinds of game come with most bets first, lotteries of the house with them', () => {
    const { types } = report({
      bets: [
        bet('2026-11-20T06:00:00Z', 'RNG', '5.00', '1.00'),
        bet('2026-11-20T06:00:00Z', 'ELOTTO', '2.00', '-2.00'),
      ],
      orders: [order('WON', '50.00', '98.00'), order('WAITING', '70.00', '0.00'), order('CANCELLED', '70.00', '0.00')],
    })
    expect(types).toEqual([
      { key: 'ELOTT', bets: '52.00', profit: '46.00' },
      { key: 'RNG', bets: '5.00', profit: '1.00' },
    ])
  })

  it('NAMED-28 bets that are open or cancelled do not count, and what was paid out is no loss', () => {
    const open = { ...bet('2026-11-20T06:00:00Z', 'RNG', '0.00', '0.00'), status: 'OPEN' as const }
    const { profit, types, deposits, withdrawals } = report({
      bets: [open],
      bookings: [booking('DEPOSIT', '500.00'), booking('WITHDRAW', '-200.00')],
    })
    expect({ profit, types, deposits, withdrawals }).toEqual({
      profit: '0.00',
      types: [],
      deposits: '500.00',
      withdrawals: '200.00',
    })
  })
})
