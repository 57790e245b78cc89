import {
  finishedDraws,
  finishedPrizeDraws,
  lotteryRow,
  ownLotteries,
  vnGroups,
  vnLotteries,
} from '#mock/data/games/lotteries.ts'
import { signedIn, type Behaviours } from './behaviour.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { checkBreak } from '#mock/state/limits/play-limits.ts'
import { cancelBets, orderDetail, ordersOf } from '#mock/state/games/lottery-orders.ts'
import { issueTicket } from '#mock/state/games/lottery-seats.ts'
import { recentsOf } from '#mock/state/games/own-games.ts'
import { pageOf } from '#mock/state/page.ts'
import { withinDays } from '#mock/state/money/record-days.ts'

const DRAWS = 20
const RECENT = 9
const TRIAL_TYPE = 4
/** What stands for a game id where the lottery's own lobby is opened (LAUNCH-11). */
const LOBBY = 'lobby'

/** Lotteries, their draws, orders and the ticket of the frame. */
export const lotteryBehaviour = {
  listMobileLotteryGames({ merchant, now, query }) {
    const language = query?.language ?? DEFAULT_LANGUAGE
    return { list: ownLotteries(merchant).map((game) => lotteryRow(game, now, language)) }
  },

  listOpenedNumbers({ merchant, now, query, gatewayError }) {
    const { gameId, language = DEFAULT_LANGUAGE } = query ?? {}
    const lotteries = ownLotteries(merchant)
    if (gameId === undefined) return { list: lotteries.flatMap((game) => finishedDraws(game, now, 1, language)) }
    const game = lotteries.find(({ row }) => row.gameId === gameId)
    if (!game) throw gatewayError('GAME_UNAVAILABLE')
    return { list: finishedDraws(game, now, DRAWS, language) }
  },

  getVnGameMenu({ merchant, now, query }) {
    return { groups: vnGroups(merchant, now, query?.language ?? DEFAULT_LANGUAGE) }
  },

  getVnRecentGames(call) {
    const { merchant, now, query, db } = call
    const played = new Set(recentsOf(db, signedIn(call).account).map(({ row }) => row.nodeId))
    const lotteries = new Map(vnLotteries(merchant).map((game) => [game.row.nodeId, game]))
    const recent = [...played].flatMap((nodeId) => lotteries.get(nodeId) ?? []).slice(0, RECENT)
    return { list: recent.map((game) => lotteryRow(game, now, query?.language ?? DEFAULT_LANGUAGE)) }
  },

  getVnOpenedNumbers({ merchant, now, query, gatewayError }) {
    const game = vnLotteries(merchant).find(({ row }) => row.gameId === query.gameId)
    if (!game) throw gatewayError('GAME_UNAVAILABLE')
    return { list: finishedPrizeDraws(game, now, DRAWS, query.language ?? DEFAULT_LANGUAGE) }
  },

  async listLotteryOrders(call) {
    const { now, query, gatewayError } = call
    const { status, pageNo = 1, pageSize = 20, language = DEFAULT_LANGUAGE } = query ?? {}
    const isAsked = withinDays(call.merchant, query ?? {}, now)
    if (!isAsked) throw gatewayError('DATE_RANGE_INVALID')
    const all = (await ordersOf(call.db, signedIn(call).account, now))
      .filter(({ orderedAt }) => isAsked(orderedAt))
      .map((order) => orderDetail(order, now, language).order)
    const { rows, ...numbers } = pageOf(
      all.filter((order) => status === undefined || order.status === status),
      pageNo,
      pageSize,
    )
    return { content: rows, ...numbers }
  },

  async getLotteryOrder(call) {
    const { orderId, language = DEFAULT_LANGUAGE } = call.query
    const orders = await ordersOf(call.db, signedIn(call).account, call.now)
    const order = orders.find((one) => one.orderId === orderId)
    if (!order) throw call.gatewayError('RECORD_NOT_FOUND')
    return orderDetail(order, call.now, language)
  },

  async cancelLotterySuborders(call) {
    const { db, now, body, gatewayError } = call
    const { account } = signedIn(call)
    const order = (await ordersOf(db, account, now)).find(({ orderId }) => orderId === body.orderId)
    if (!order) throw gatewayError('RECORD_NOT_FOUND')
    const changed = await cancelBets(db, account, order, body.suborderIds, now)
    if (!changed) throw gatewayError('LOTTERY_ORDER_NOT_CANCELLABLE')
    return orderDetail(changed, now, DEFAULT_LANGUAGE)
  },

  createLotteryTicket(call) {
    const { body, merchant, now, gatewayError } = call
    const { account, token } = signedIn(call)
    const { gameId, playType, prize_mode: prizeMode } = body
    checkBreak(account, call)
    const game = ownLotteries(merchant).find(({ row }) => row.gameId === gameId)
    if (!game && gameId !== LOBBY) throw gatewayError('GAME_UNAVAILABLE')
    // The catalogue decides whether a trial account may play (GAP-104); the lobby alone bets nothing.
    if (account.info.type === TRIAL_TYPE && game?.row.supportPlay === 0) throw gatewayError('REAL_ACCOUNT_REQUIRED')
    return issueTicket({ token, account, gameId, playType, prizeMode }, now)
  },
} satisfies Behaviours
