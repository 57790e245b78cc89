import type { PlayType, PrizeMode, VendorGameTypes } from '#src/api/generated/types.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { Launchable } from './launch.ts'

/** How a game is started: an in-app page, or a call that answers an address. */
export type Launch =
  | { kind: 'page'; path: string }
  | { kind: 'call'; game: Launchable; prizeMode: PrizeMode | undefined }

/**
 * The provider of Vietnamese lotteries, whose games ask for the prize mode and whose draws have a call of their own.
 */
export const VN_LOTTERY = 'TCG_LOTTO_VN'

/** Whether the games of a provider are played in the current prize mode. */
export function asksPrizeMode({ vassalage }: Pick<Launchable, 'vassalage'>): boolean {
  return vassalage === 'LOTT' || vassalage === 'ELOTT' || vassalage === VN_LOTTERY
}

/** LAUNCH-07, GAP-105: electronic when an ELOTT group has a `TCG_LOTTO_VN` or `LOTT` provider, else standard. */
export function prizeModeOf(types: VendorGameTypes | undefined): PrizeMode {
  const electronic = [...(types?.vendors.ELOTT ?? []), ...(types?.vendors.ELOTTO ?? [])]
  return electronic.some(({ vassalage }) => vassalage === VN_LOTTERY || vassalage === 'LOTT') ? 'Elott' : 'Lott'
}

/** LAUNCH-02..06: how a provider's game is started. */
export function launchOf(game: Launchable, prizeMode: PrizeMode): Launch {
  switch (game.vassalage) {
    case 'LOTT':
    case 'ELOTT':
      return { kind: 'page', path: lotteryPath(game, prizeMode) }
    case VN_LOTTERY:
      return { kind: 'call', game, prizeMode }
    case 'TCG_SEA':
      return { kind: 'call', game, prizeMode: 'SEA' }
    default:
      return { kind: 'call', game, prizeMode: undefined }
  }
}

function lotteryPath(game: Launchable, prizeMode: PrizeMode): string {
  const playType: PlayType = game.lottoMode?.includes('Entertainment') ? 'ent' : 'trad'
  const query = new URLSearchParams({ playType, prize_mode: prizeMode, code: 'lobby', pageBack: 'home' })
  if (game.gameId) query.set('gameId', game.gameId)
  if (game.gameGroupId) query.set('gameGroupId', game.gameGroupId)
  return `${paths.launchGame}?${query.toString()}`
}
