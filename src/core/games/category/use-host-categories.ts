import { vendorCategoriesBut, type VendorCategory } from './category.ts'
import { DEFAULT_GAME_TYPE } from './game-list-path.ts'
import { useCategories, type Categories } from './use-categories.ts'

/** The categories of the page of all other games, and how far they are loaded. */
interface HostCategories extends Omit<Categories, 'list'> {
  categories: VendorCategory[]
  /** Which of them the page shows where its address asks for this one. */
  offeredOf: (asked: VendorCategory) => VendorCategory
}

/** All categories but ELOTT (NAMED-21, CATS-20, GAP-112). */
export function useHostCategories(): HostCategories {
  const { list, ...state } = useCategories()
  const categories = vendorCategoriesBut(list, 'ELOTT')
  // Until they are known it is the one of the address; not every merchant has slots.
  const offeredOf = (asked: VendorCategory) =>
    ([asked, DEFAULT_GAME_TYPE, ...categories] as const).find((one) => categories.includes(one)) ?? asked
  return { categories, offeredOf, ...state }
}
