import type { Vendor } from '#src/api/generated/types.ts'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { useCategories, type Categories } from '#src/core/games/category/use-categories.ts'

/** The vendors of a category, and how far they are loaded. */
export interface Vendors extends Omit<Categories, 'list'> {
  vendors: readonly Vendor[]
}

/** The vendors of one category of the menu (LIST-32). */
export function useVendors(category: VendorCategory): Vendors {
  const { list, ...progress } = useCategories()
  return { vendors: list.find(({ code }) => code === category)?.vendors ?? [], ...progress }
}
