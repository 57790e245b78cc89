import type { JsonObject } from '../../document/json.ts'
import { ALL_GAMES } from '../inputs.ts'
import type { Context } from '../context.ts'
import { FAVORITES_UNREAD, favoriteIds, keepFavorite, MOST_FAVORITES } from '../own-things.ts'
import { field, needs, type Recipe } from './recipe.ts'

export const FREE_GAMES_ONLY = 'no game was found that trials may not play'

/** A game on the first page that is played for money only. */
export async function gameForMoney(context: Context): Promise<JsonObject | undefined> {
  const pages = { query: { ...ALL_GAMES.query, pageSize: 100 } }
  const game = (await context.rows('listGames', 'games', pages)).find(({ supportPlay }) => supportPlay === 0)
  return game && reference(game)
}

/** A lottery that trials may not play. */
export async function lotteryForMoney(context: Context): Promise<JsonObject | undefined> {
  const game = (await context.rows('listMobileLotteryGames', 'list')).find(({ supportPlay }) => supportPlay === 0)
  return game && { gameId: game['gameId'] }
}

const reference = ({ nodeId, vassalage, gameId, gameType }: JsonObject): JsonObject => ({
  nodeId,
  vassalage,
  gameId,
  gameType,
})

/** Games, favourites and lotteries. */
export const gameRecipes: readonly Recipe[] = [
  field('GAME_UNAVAILABLE', ['addRecentGame'], { nodeId: '999999' }),
  field('GAME_UNAVAILABLE', ['launchGame'], { nodeId: '999999', gameId: 'unknown' }),
  field('GAME_UNAVAILABLE', ['createLotteryTicket'], { gameId: 'unknown' }),
  {
    code: 'GAME_UNAVAILABLE',
    on: ['listOpenedNumbers', 'getVnOpenedNumbers'],
    run: async (context, operation) => context.ask(operation, { query: { gameId: 'unknown' } }),
  },
  {
    code: 'VENDOR_MAINTENANCE',
    run: async (context, operation) => {
      const types = JSON.stringify(await context.value('getVendorGameTypes'))
      const providers = [...types.matchAll(/"(?:vassalage|vendor|code)":"([A-Z0-9_]+)"/g)].map(([, code]) => code)
      for (const vassalage of new Set(providers)) {
        const [game] = await context.rows('listGames', 'games', { query: { ...ALL_GAMES.query, vassalage } })
        if (!game) continue
        const exchange = await context.ask(operation, { body: reference(game) })
        if (typeof exchange.response !== 'string' && exchange.response.body.includes('VENDOR_MAINTENANCE'))
          return exchange
      }
      return { open: 'no provider is under maintenance at present' }
    },
  },
  field('FAVORITE_FAILED', ['addFavorite'], { nodeId: '0' }),
  {
    code: 'FAVORITE_FAILED',
    on: ['removeFavorite'],
    run: async (context, operation) => context.ask(operation, { query: { nodeId: '0' } }),
  },
  {
    code: 'FAVORITE_LIMIT',
    run: async (context, operation) => {
      const missing = await needs(context, 'member')
      if (missing) return missing
      const games = await manyGames(context)
      const before = await favoriteIds(context)
      if (!before) return FAVORITES_UNREAD
      const fresh = games.filter(({ nodeId }) => !before.has(String(nodeId))).slice(0, MOST_FAVORITES + 1 - before.size)
      if (before.size + fresh.length <= MOST_FAVORITES) return { open: 'fewer than 101 games can be seen' }
      let last = await context.ask(operation)
      const added = fresh.map(({ nodeId, vassalage: vendor }) => ({ nodeId, vendor }))
      for (const game of added) last = await context.ask(operation, { body: game })
      // At once, or no later call could add one; what stays is tried again at the end.
      for (const game of added) await context.ask(context.operation('removeFavorite'), { query: game })
      const after = await favoriteIds(context)
      for (const game of added) if (after?.has(String(game.nodeId)) ?? true) keepFavorite(context, game, false)
      return last
    },
  },
  {
    code: 'RECORD_NOT_FOUND',
    on: ['getLotteryOrder'],
    run: async (context, operation) => context.ask(operation, { query: { orderId: 'unknown' } }),
  },
  field('RECORD_NOT_FOUND', ['cancelLotterySuborders'], { orderId: 'unknown', suborderIds: ['unknown-1'] }),
  {
    code: 'LOTTERY_ORDER_NOT_CANCELLABLE',
    run: async (context, operation) => {
      const range = { query: { status: undefined, ...context.daysSince(30) } }
      const orders = await context.rows('listLotteryOrders', 'content', range)
      const settled = orders.find(({ status }) => status === 'WON' || status === 'LOST')
      if (!settled) return { open: 'the member has no settled lottery order' }
      const { orderId } = settled
      const [suborder] = await context.rows('getLotteryOrder', 'suborders', { query: { orderId } })
      return context.ask(operation, { body: { orderId, suborderIds: [suborder?.['suborderId']] } })
    },
  },
]

async function manyGames(context: Context): Promise<JsonObject[]> {
  const pages = await Promise.all(
    [1, 2].map((pageNo) =>
      context.rows('listGames', 'games', { query: { ...ALL_GAMES.query, pageNo, pageSize: 100 } }),
    ),
  )
  return pages.flat()
}
