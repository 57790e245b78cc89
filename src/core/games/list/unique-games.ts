import type { Game } from '#src/api/generated/types.ts'

/**
 * The games of all pages in their order, each once: a catalogue that grows between two pages repeats what it pushed
 * over the edge (LIST-16, GAP-154).
 */
export function uniqueGames(pages: readonly (readonly Game[])[]): Game[] {
  const games = new Map<string, Game>()
  for (const page of pages) for (const game of page) if (!games.has(game.nodeId)) games.set(game.nodeId, game)
  return [...games.values()]
}
