import { gameRow, hotNodeIds, type CatalogueGame } from '#mock/data/games/catalogue.ts'
import type { Value, Variables } from '#src/api/generated/operations.ts'
import type { GameType } from '#src/api/generated/types.ts'

/** The filters of the game list; they narrow each other (LIST-29). */
export type GameFilter = Pick<
  Variables<'listGames'>['query'],
  'gameName' | 'gameType' | 'vassalage' | 'gameClassify' | 'minBet' | 'minLine'
>

/**
 * The games that pass every filter, in their order.
 *
 * @param language platform code; a name is looked for in this language and in English
 */
export function filterGames(games: readonly CatalogueGame[], filter: GameFilter, language: string): CatalogueGame[] {
  const name = (filter.gameName ?? '').trim().toLowerCase()
  return games.filter(
    (game) =>
      isOfType(game, filter.gameType) &&
      (filter.vassalage === undefined || game.row.vassalage === filter.vassalage) &&
      isOfClass(game, filter.gameClassify) &&
      takesBet(game, filter.minBet) &&
      ((filter.minLine ?? '') === '' || game.minLine === filter.minLine) &&
      (name === '' ||
        [game.row.gameName, gameRow(game, language).displayName].some((one) => one.toLowerCase().includes(name))),
  )
}

/** Names of games in one language. */
export function rowsIn(language: string, games: readonly CatalogueGame[]): Value<'listGames'>['games'] {
  return games.map((game) => gameRow(game, language))
}

/** GAP-45: the older spellings mean the same categories. */
export function isOfType({ row }: CatalogueGame, type: GameType | undefined): boolean {
  return type === undefined || normalType(row.gameType) === normalType(type)
}

function normalType(type: GameType): GameType {
  if (type === 'ELOTTO') return 'ELOTT'
  return type === 'cockfight' ? 'COCKFIGHT' : type
}

const hotIds = new Set(hotNodeIds)

/** Favourite and recent games are a member's own and are chosen before (GAP-21). */
function isOfClass({ row }: CatalogueGame, classify: GameFilter['gameClassify'] = 'all'): boolean {
  switch (classify) {
    case 'all':
    case 'favourite':
    case 'recent':
      return true
    case 'new':
      return row.isNew === 1
    case 'hot':
      return hotIds.has(row.nodeId)
    default:
      return row.gameClassifyNew === classify
  }
}

/** GAP-110: `min` are the games that go down to the smallest coin. */
function takesBet(game: CatalogueGame, minBet: GameFilter['minBet'] = ''): boolean {
  if (minBet === 'min') return game.smallestCoin
  return minBet === '' || game.minBet === minBet
}
