import type { CatalogueGame } from './catalogue.ts'

/**
 * A catalogue with a given number of slots, for tests of long lists: the slots there are, lap after lap, each lap under
 * numbers and names of its own. Pictures and launches are those of the first lap.
 */
export function slotsRepeated(games: readonly CatalogueGame[], count: number): readonly CatalogueGame[] {
  const slots = games.filter(({ row }) => row.gameType === 'RNG')
  return Array.from({ length: slots.length === 0 ? 0 : count }, (_, at) => {
    const lap = Math.floor(at / slots.length)
    const game = slots[at % slots.length]
    if (game === undefined) throw new RangeError(`no slot at ${at}`)
    return lap === 0 ? game : onLap(game, lap + 1)
  })
}

function onLap({ row, ...rest }: CatalogueGame, lap: number): CatalogueGame {
  const name = `${row.displayName} ${lap}`
  return { ...rest, row: { ...row, nodeId: `${row.nodeId}-${lap}`, nodeName: name, gameName: name, displayName: name } }
}
