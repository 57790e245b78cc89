import { asObject, asList, type JsonObject } from '../../document/json.ts'
import type { Context } from '../context.ts'
import { ALL_GAMES } from '../inputs.ts'
import { FAVORITES_UNREAD, favoriteIds, keepFavorite } from '../own-things.ts'
import { needs } from '../recipes/recipe.ts'
import type { Scene } from './scene.ts'

/** More than two small pages hold. */
const ENOUGH = 6

/** Some games of several kinds. */
async function games(context: Context): Promise<JsonObject[]> {
  const types = [undefined, 'LIVE', 'SPORTS']
  const pages = await Promise.all(
    types.map((gameType) =>
      context.rows('listGames', 'games', { query: { ...ALL_GAMES.query, gameType, pageSize: 4 } }),
    ),
  )
  const lotteries = await context.rows('listPopularGames', 'list')
  const all = [...pages.flatMap((page) => page.slice(0, ENOUGH - types.length)), ...lotteries.slice(0, 2)]
  return [...new Map(all.map((game) => [game['nodeId'], game])).values()]
}

async function addRecent(context: Context, rows: readonly JsonObject[]): Promise<void> {
  const operation = context.operation('addRecentGame')
  for (const { nodeId, vassalage } of rows)
    await context.ask(operation, { who: 'member', body: { nodeId, vendor: vassalage } })
}

/** Lists that are empty until the member does something. */
export const listScenes: readonly Scene[] = [
  {
    name: 'with favourites of its own',
    on: ['listFavoriteIds', 'listFavoriteGames'],
    run: async (context) => {
      const missing = await needs(context, 'member')
      if (missing) return missing
      const before = await favoriteIds(context)
      if (!before) return FAVORITES_UNREAD
      for (const { nodeId, vassalage: vendor } of await games(context)) {
        if (before.has(String(nodeId))) continue
        keepFavorite(context, { nodeId, vendor }, false)
        await context.ask(context.operation('addFavorite'), { who: 'member', body: { nodeId, vendor } })
      }
      return undefined
    },
  },
  {
    name: 'with games played',
    on: ['listRecentGames'],
    run: async (context) => {
      const missing = await needs(context, 'member')
      if (!missing) await addRecent(context, await games(context))
      return missing
    },
  },
  {
    name: 'with lotteries played',
    on: ['getVnRecentGames'],
    run: async (context) => {
      const missing = await needs(context, 'member')
      if (missing) return missing
      const groups = await context.rows('getVnGameMenu', 'groups')
      await addRecent(context, groups.flatMap(({ games: rows }) => asList(rows).map(asObject)).slice(0, 2))
      await context.ask(context.operation('getVnRecentGames'))
      return undefined
    },
  },
  {
    name: 'every kind of announcement',
    reads: true,
    on: ['listAnnouncements'],
    run: async (context, operation) => {
      for (const types of ['A', 'PL', 'B', 'PU', 'PR'])
        await context.ask(operation, { query: { types, groupName: undefined } })
      return undefined
    },
  },
  {
    name: 'of other merchants',
    reads: true,
    on: ['listLiveModels', 'getRegisterSettings', 'getSystemStatus', 'getVendorGameTypes', 'listPopularGames'],
    run: async (context, operation) => {
      const { otherMerchants = [] } = context.options
      for (const other of otherMerchants) await context.ask(operation, context.naming(operation, other))
      return otherMerchants.length > 0 ? undefined : { open: 'needs a merchant that has it: see --other-merchants' }
    },
  },
]
