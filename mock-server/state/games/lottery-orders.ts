import type { LotteryOrderDetail, LotteryOrderStatus } from '#src/api/generated/types.ts'
import { rng } from '#mock/lib/rng.ts'
import { gameByNodeId, gameRow } from '#mock/data/games/catalogue.ts'
import { inAll, wordIn } from '#mock/data/languages.ts'
import { drawAt, type Lottery } from '#mock/data/games/lotteries.ts'
import type { Database } from '../db.ts'
import { money } from '#mock/lib/cents.ts'
import { bookCents } from '../money/bookings.ts'
import type { Seat } from './lottery-seats.ts'
import type { Account, LotteryOrderRow } from '../rows.ts'

const PLAYS = {
  straight: inAll(
    'First three, straight',
    'สามตัวแรก ตรง',
    'पहले तीन, सीधा',
    'প্রথম তিন, সরাসরি',
    'پہلے تین، سیدھا',
    'Tiga pertama, tepat',
  ),
  any: inAll('Any two', 'สองตัวใดก็ได้', 'कोई भी दो', 'যেকোনো দুটি', 'کوئی بھی دو', 'Dua mana saja'),
} as const
/** What a bet wins, in times of what was bet, and how often it does. */
const WIN_TIMES = 3
const WIN_CHANCE = 0.3
/** Cents of the two bets of an order from the frame. */
const STAKES = { straight: 600, any: 400 } as const
export const ORDER_CENTS = STAKES.straight + STAKES.any

type Order = LotteryOrderRow
type Bet = Order['bets'][number]

/** Books an order of two bets on the draw that runs now, without touching the wallet. */
export async function bookOrder(
  db: Database,
  { merchant, username }: Pick<Account, 'merchant' | 'username'>,
  of: { game: Lottery; paid?: boolean } & Pick<Seat, 'playType' | 'prizeMode'>,
  at: number,
): Promise<Order> {
  const { game, playType, prizeMode, paid = false } = of
  const orderedAt = new Date(at).toISOString()
  const orderId = `L${orderedAt.slice(2, 10).replaceAll('-', '')}${String(1_000 + db.lotteryOrders.count())}`
  const r = rng(orderId)
  const ball = () => String(r.int(1, 36)).padStart(2, '0')
  return db.lotteryOrders.create({
    orderId,
    merchant,
    username,
    nodeId: game.row.nodeId,
    ...drawAt(game, at),
    playType,
    prizeMode,
    orderedAt,
    paid,
    bets: [
      { play: 'straight', selection: `${ball()} ${ball()} ${ball()}`, cents: STAKES.straight, cancelled: false },
      { play: 'any', selection: `${ball()} ${ball()}`, cents: STAKES.any, cancelled: false },
    ],
  })
}

/** The orders of a member, the latest first. Those whose draw is over are paid out by the way. */
export async function ordersOf(db: Database, account: Account, now: number): Promise<Order[]> {
  const { merchant, username } = account
  for (const order of db.lotteryOrders.findMany((q) => q.where({ merchant, username, paid: false }))) {
    if (Date.parse(order.endsAt) > now) continue
    const won = order.bets.reduce((sum, bet, i) => sum + winCents(order, bet, i, now), 0)
    await db.lotteryOrders.update((q) => q.where({ orderId: order.orderId }), {
      data(draft) {
        draft.paid = true
      },
    })
    await bookCents(db, account, BigInt(won), 'GAME_IN')
  }
  return db.lotteryOrders.findMany((q) => q.where({ merchant, username })).toReversed()
}

/** Takes bets back before their draw and returns what was bet; all of them, or none and undefined. */
export async function cancelBets(
  db: Database,
  account: Account,
  order: Order,
  suborderIds: readonly string[],
  now: number,
): Promise<Order | undefined> {
  const wanted = suborderIds.map((id) => order.bets.findIndex((_, i) => suborderId(order, i) === id))
  const isOpen = (i: number) => order.bets[i] !== undefined && isCancellable(statusOf(order, order.bets[i], i, now))
  if (!wanted.every(isOpen)) return undefined
  const back = wanted.reduce((sum, i) => sum + (order.bets[i]?.cents ?? 0), 0)
  const changed = await db.lotteryOrders.update((q) => q.where({ orderId: order.orderId }), {
    data(draft) {
      for (const [i, bet] of draft.bets.entries()) if (wanted.includes(i)) bet.cancelled = true
    },
  })
  await bookCents(db, account, BigInt(back), 'GAME_IN')
  return changed
}

/** A bet can be taken back until its draw. */
const isCancellable = (status: LotteryOrderStatus): boolean => status === 'WAITING'

/** An order as the contract has it, in a language. */
export function orderDetail(order: Order, now: number, language: string): LotteryOrderDetail {
  const game = gameByNodeId(order.nodeId)
  const suborders = order.bets.map((bet, i) => ({
    suborderId: suborderId(order, i),
    playName: wordIn(PLAYS[bet.play], language),
    selection: bet.selection,
    betAmount: money(bet.cents),
    winAmount: money(winCents(order, bet, i, now)),
    status: statusOf(order, bet, i, now),
    cancellable: isCancellable(statusOf(order, bet, i, now)),
  }))
  const kept = order.bets.filter(({ cancelled }) => !cancelled)
  return {
    order: {
      orderId: order.orderId,
      gameId: game?.row.gameId ?? order.nodeId,
      displayName: game ? gameRow(game, language).displayName : order.nodeId,
      numero: order.numero,
      playType: order.playType,
      prizeMode: order.prizeMode,
      betAmount: money(kept.reduce((sum, { cents }) => sum + cents, 0)),
      winAmount: money(order.bets.reduce((sum, bet, i) => sum + winCents(order, bet, i, now), 0)),
      status: statusOfAll(suborders.map(({ status }) => status)),
      orderedAt: order.orderedAt,
    },
    suborders,
  }
}

function statusOfAll(all: readonly LotteryOrderStatus[]): LotteryOrderStatus {
  return (['WAITING', 'WON', 'LOST'] as const).find((status) => all.includes(status)) ?? 'CANCELLED'
}

function statusOf(order: Order, bet: Bet, i: number, now: number): LotteryOrderStatus {
  if (bet.cancelled) return 'CANCELLED'
  if (Date.parse(order.endsAt) > now) return 'WAITING'
  return rng(`bet|${order.orderId}|${i}`)() < WIN_CHANCE ? 'WON' : 'LOST'
}

function winCents(order: Order, bet: Bet, i: number, now: number): number {
  return statusOf(order, bet, i, now) === 'WON' ? bet.cents * WIN_TIMES : 0
}

const suborderId = ({ orderId }: Order, i: number): string => `${orderId}-${i + 1}`
