import type { Game, GameType, RankWin, Vendor } from '#src/api/generated/types.ts'
import { normalizeGameType } from '../category/category.ts'

/** What launching needs to know; games, winners and directly launched providers all carry it. */
export type Launchable = Pick<Game, 'displayName' | 'gameType' | 'vassalage' | 'supportPlay'> &
  Partial<Pick<Game, 'gameId' | 'nodeId' | 'gameGroupId' | 'lottoMode' | 'iconUrl'>>

/** Picks the fields of a game that launching needs, to store them or to pass them to the login page. */
export function launchableGame(game: Launchable): Launchable {
  const { displayName, gameType, vassalage, supportPlay, gameId, nodeId, gameGroupId, lottoMode, iconUrl } = game
  return { displayName, gameType, vassalage, supportPlay, gameId, nodeId, gameGroupId, lottoMode, iconUrl }
}

/** What a category's single provider opens (CATS-16). */
export function launchableProvider(provider: Vendor, category: GameType): Launchable {
  const { displayName, gameId, nodeId, vassalage, supportPlay, iconUrl } = provider
  return { displayName, gameType: normalizeGameType(category), gameId, nodeId, vassalage, supportPlay, iconUrl }
}

/** A winner's game (LAUNCH-16). */
export function launchableWin(win: RankWin): Launchable {
  const { gameName, ...game } = win
  return launchableGame({ ...game, displayName: gameName })
}
