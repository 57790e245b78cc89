import { gameByNodeId, gamesOf, hotNodeIds, providersByCategory } from '#mock/data/games/catalogue.ts'
import { slotsRepeated } from '#mock/data/games/many-slots.ts'
import { rankRows } from '#mock/data/games/winners.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { signedIn, type Behaviours, type Call } from './behaviour.ts'
import { filterGames, isOfType, rowsIn } from '#mock/state/games/game-filter.ts'
import { favoritesOf, recentsOf, rememberRecent } from '#mock/state/games/own-games.ts'
import { pageOf } from '#mock/state/page.ts'
import { runtime } from '#mock/state/runtime.ts'
import { launchGame } from './launch.ts'

const POPULAR_COUNT = 12

/** Providers, game lists, hot and recent games, winners and launching. */
export const gamesBehaviour = {
  launchGame,

  getVendorGameTypes({ merchant }) {
    return providersByCategory(merchant)
  },

  listGames(call) {
    const { pageNo = 1, pageSize = 25, language = DEFAULT_LANGUAGE, ...filter } = call.query
    const page = pageOf(filterGames(sourceOf(call), filter, language), pageNo, pageSize)
    const { rows, ...numbers } = page
    return { games: rowsIn(language, rows), ...numbers }
  },

  listHotGames({ merchant, query: { language = DEFAULT_LANGUAGE } }) {
    const served = new Set(gamesOf(merchant))
    const hot = hotNodeIds.flatMap((nodeId) => gameByNodeId(nodeId) ?? []).filter((game) => served.has(game))
    return { list: rowsIn(language, hot) }
  },

  listPopularGames({ merchant, query }) {
    const lotteries = gamesOf(merchant).filter((game) => isOfType(game, 'LOTT') || isOfType(game, 'ELOTT'))
    return { list: rowsIn(query?.language ?? DEFAULT_LANGUAGE, lotteries.slice(0, POPULAR_COUNT)) }
  },

  getRankList({ merchant, now, query: { language = DEFAULT_LANGUAGE, limitNum = 20 } }) {
    return rankRows(new Date(now), merchant, language, limitNum)
  },

  listRecentGames(call) {
    const { page = 1, pageSize = 9, gameType, language = DEFAULT_LANGUAGE } = call.query
    const recent = recentsOf(call.db, signedIn(call).account).filter((game) => isOfType(game, gameType))
    const { rows, ...numbers } = pageOf(recent, page, pageSize)
    return { games: rowsIn(language, rows), ...numbers }
  },

  async addRecentGame(call) {
    const { nodeId, vendor } = call.body
    const game = gameByNodeId(nodeId)
    if (!game || game.row.vassalage !== vendor) throw call.gatewayError('GAME_UNAVAILABLE')
    await rememberRecent(call.db, signedIn(call).account, game)
    return null
  },
} satisfies Behaviours

/** Favourite and recent games belong to somebody; all other lists are cut from the merchant's catalogue. */
function sourceOf(call: Call<'listGames'>): ReturnType<typeof gamesOf> {
  const { gameClassify } = call.query
  if (gameClassify !== 'favourite' && gameClassify !== 'recent') {
    const { slotCount } = runtime.switches
    return slotCount === undefined ? gamesOf(call.merchant) : slotsRepeated(gamesOf(call.merchant), slotCount)
  }
  if (!call.session) throw call.gatewayError('SESSION_MISSING')
  const { account } = call.session
  return gameClassify === 'favourite' ? favoritesOf(call.db, account) : recentsOf(call.db, account)
}
