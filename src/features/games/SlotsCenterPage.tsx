import { GameBrowser } from './GameBrowser.tsx'
import { DEFAULT_GAME_TYPE } from '#src/core/games/category/game-list-path.ts'
import { useListQuery } from './filter/use-list-query.ts'

/** The slots, with provider row, parts, filter panel and search (NAMED-13). */
export function SlotsCenterPage() {
  const [query, change] = useListQuery(() => DEFAULT_GAME_TYPE)
  return <GameBrowser query={query} onChange={change} />
}
