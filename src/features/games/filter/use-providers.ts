import type { Vendor } from '#src/api/generated/types.ts'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { useCategories, type Categories } from '#src/core/games/category/use-categories.ts'

/** The providers of a category, and how far they are loaded. */
export interface Providers extends Omit<Categories, 'list'> {
  providers: readonly Vendor[]
}

/** The providers of one category of the menu (LIST-32). */
export function useProviders(category: VendorCategory): Providers {
  const { list, ...progress } = useCategories()
  return { providers: list.find(({ code }) => code === category)?.providers ?? [], ...progress }
}
