import { CategoryRow } from '#src/core/games/CategoryRow.tsx'
import { useCategories } from '#src/core/games/use-categories.ts'
import { GameBrowser } from './GameBrowser.tsx'
import { hostCategories } from './host-categories.ts'
import { DEFAULT_GAME_TYPE, type ListQuery } from './list-query.ts'
import { useListQuery } from './use-list-query.ts'

/** All other games: the category menu with the list of the chosen category (NAMED-21, GAP-112). */
export function GameHostPage() {
  const [read, change] = useListQuery()
  const { list, isPending } = useCategories()
  const categories = hostCategories(list)
  const isOffered = categories.length === 0 || categories.includes(read.gameType)
  const query: ListQuery = isOffered ? read : { ...read, gameType: DEFAULT_GAME_TYPE }
  return (
    <>
      <CategoryRow
        codes={categories}
        chosen={query.gameType}
        isPending={isPending}
        onChoose={(gameType) => change({ gameType, name: '' })}
      />
      <GameBrowser query={query} onChange={change} />
    </>
  )
}
