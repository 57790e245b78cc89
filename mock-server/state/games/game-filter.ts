import { gameRow, hotNodeIds, type CatalogueGame } from '#mock/data/games/catalogue.ts'
import type { Value, Variables } from '#src/api/generated/operations.ts'
import type { GameType, MinBet } from '#src/api/generated/types.ts'

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
  const tests = testsOf(filter, language)
  return games.filter((game) => tests.every((passes) => passes(game)))
}

/** One test for each filter that is asked for, so that a plain list costs nothing for the others. */
function testsOf(
  { gameName = '', gameType, vassalage, gameClassify = 'all', minBet = '', minLine = '' }: GameFilter,
  language: string,
): ((game: CatalogueGame) => boolean)[] {
  const name = gameName.trim().toLowerCase()
  const hasName = (text: string): boolean => text.toLowerCase().includes(name)
  return [
    ...(gameType === undefined ? [] : [(game: CatalogueGame) => isOfType(game, gameType)]),
    ...(vassalage === undefined ? [] : [({ row }: CatalogueGame) => row.vassalage === vassalage]),
    ...(gameClassify === 'all' ? [] : [(game: CatalogueGame) => isOfClass(game, gameClassify)]),
    ...(minBet === '' ? [] : [(game: CatalogueGame) => takesBet(game, minBet)]),
    ...(minLine === '' ? [] : [(game: CatalogueGame) => game.minLine === minLine]),
    ...(name === ''
      ? []
      : [(game: CatalogueGame) => hasName(game.row.gameName) || hasName(gameRow(game, language).displayName)]),
  ]
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
function isOfClass({ row }: CatalogueGame, classify: Exclude<GameFilter['gameClassify'], undefined | 'all'>): boolean {
  switch (classify) {
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
function takesBet(game: CatalogueGame, minBet: MinBet): boolean {
  return minBet === 'min' ? game.smallestCoin : game.minBet === minBet
}
