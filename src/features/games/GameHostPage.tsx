import { vendorCategoriesBut, type VendorCategory } from '#src/core/games/category/category.ts'
import { CategoryRow } from '#src/core/games/category/CategoryRow.tsx'
import { useCategories } from '#src/core/games/category/use-categories.ts'
import { GameBrowser } from './GameBrowser.tsx'
import { DEFAULT_GAME_TYPE } from '#src/core/games/category/game-list-path.ts'
import { useListQuery } from './filter/use-list-query.ts'

/** All other games: the categories but ELOTT, with the list of the chosen one (NAMED-21, CATS-20, GAP-112). */
export function GameHostPage() {
  const { list, ...state } = useCategories()
  const categories = vendorCategoriesBut(list, 'ELOTT')
  // Until they are known it is the one of the address; not every merchant has slots.
  const offeredOf = (asked: VendorCategory) =>
    ([asked, DEFAULT_GAME_TYPE, ...categories] as const).find((one) => categories.includes(one)) ?? asked
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
