import { vendorCategoriesBut } from '#src/core/games/category/category.ts'
import { CategoryRow } from '#src/core/games/category/CategoryRow.tsx'
import { useCategories } from '#src/core/games/category/use-categories.ts'
import { GameBrowser } from './GameBrowser.tsx'
import { DEFAULT_GAME_TYPE, type ListQuery } from './filter/list-query.ts'
import { useListQuery } from './filter/use-list-query.ts'

/** All other games: the categories but ELOTT, with the list of the chosen one (NAMED-21, CATS-20, GAP-112). */
export function GameHostPage() {
  const [read, change] = useListQuery()
  const { list, ...state } = useCategories()
  const categories = vendorCategoriesBut(list, 'ELOTT')
  const isOffered = categories.length === 0 || categories.includes(read.gameType)
  const query: ListQuery = isOffered ? read : { ...read, gameType: DEFAULT_GAME_TYPE }
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
