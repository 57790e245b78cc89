import type { Game } from '#src/api/generated/types.ts'

/** A game as the gateway lists it, neither hot nor new; `part` takes the place of single fields. */
export function sampleGame(part: Partial<Game> = {}): Game {
  return {
    gameId: 'MR-SEVENLAMPS',
    nodeId: '10455',
    nodeName: 'Seven Lamps',
    gameName: 'Seven Lamps',
    displayName: 'Seven Lamps',
    gameType: 'RNG',
    vassalage: 'MOON',
    vendorCode: 'MOON',
    iconUrl: '/media/games/10455.svg',
    supportPlay: 1,
    isHot: 0,
    isNew: 0,
    ...part,
  }
}
