import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { gameByNodeId } from '#mock/data/games/catalogue.ts'
import { signedIn, type Behaviours, type Call } from './behaviour.ts'
import { isOfType, rowsIn } from '#mock/state/games/game-filter.ts'
import { favoritesOf } from '#mock/state/games/own-games.ts'
import { pageOf } from '#mock/state/page.ts'

/** GAP-99: a member keeps at most so many. */
const FAVORITE_LIMIT = 100

/** The favourite games of a member. */
export const favoritesBehaviour = {
  async addFavorite(call) {
    const { db, gatewayError } = call
    const { nodeId, vendor } = call.body
    const { merchant, username } = signedIn(call).account
    if (gameByNodeId(nodeId)?.row.vassalage !== vendor) throw gatewayError('FAVORITE_FAILED')
    if (db.favorites.findFirst((q) => q.where({ merchant, username, nodeId }))) return null
    const count = db.favorites.findMany((q) => q.where({ merchant, username })).length
    if (count >= FAVORITE_LIMIT) throw gatewayError('FAVORITE_LIMIT')
    await db.favorites.create({ merchant, username, nodeId, vendor })
    return null
  },

  removeFavorite(call) {
    const { nodeId, vendor } = namedBy(call)
    const { merchant, username } = signedIn(call).account
    if (gameByNodeId(nodeId)?.row.vassalage !== vendor) throw call.gatewayError('FAVORITE_FAILED')
    call.db.favorites.delete((q) => q.where({ merchant, username, nodeId }))
    return null
  },

  listFavoriteIds(call) {
    const { pageNo = 1, pageSize = FAVORITE_LIMIT } = call.query ?? {}
    const ids = favoritesOf(call.db, signedIn(call).account).map(({ row }) => row.nodeId)
    const { rows, pageNum, totalPages } = pageOf(ids, pageNo, pageSize)
    return { content: rows, pageNum, totalPages }
  },

  listFavoriteGames(call) {
    const { pageNo = 1, pageSize = 25, gameType, language = DEFAULT_LANGUAGE } = call.query ?? {}
    const games = favoritesOf(call.db, signedIn(call).account).filter((game) => isOfType(game, gameType))
    const { rows, pageNum, totalPages } = pageOf(games, pageNo, pageSize)
    return { content: rowsIn(language, rows), pageNum, totalPages }
  },
} satisfies Behaviours

/** GAP-141: by the query, or by the body where the query does not say all of it. */
function namedBy({ query, body, gatewayError }: Call<'removeFavorite'>): { nodeId: string; vendor: string } {
  const { nodeId, vendor } = query ?? {}
  if (nodeId !== undefined && vendor !== undefined) return { nodeId, vendor }
  if (body) return body
  const missing = Object.entries({ nodeId, vendor }).filter(([, value]) => value === undefined)
  throw gatewayError('REQUEST_INVALID', { errors: missing.map(([name]) => `/query/${name}`) })
}
