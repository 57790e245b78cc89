import { CategoryRow } from '#src/core/games/category/CategoryRow.tsx'
import { useHostCategories } from '#src/core/games/category/use-host-categories.ts'
import { GameBrowser } from './GameBrowser.tsx'
import { useListQuery } from './filter/use-list-query.ts'

/** All other games: the categories but ELOTT, with the list of the chosen one (NAMED-21, CATS-20, GAP-112). */
export function GameHostPage() {
  const { categories, offeredOf, ...state } = useHostCategories()
  const [query, change] = useListQuery(offeredOf)
  return (
    <>
      <CategoryRow
        codes={categories}
        chosen={query.gameType}
        {...state}
        onChoose={(gameType) => change({ gameType, name: '' })}
      />
      <GameBrowser query={query} onChange={change} />
    </>
  )
}
