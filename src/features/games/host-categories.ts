import type { Category, VendorCategory } from '#src/core/games/category.ts'

/** The categories of 'other games': all that vendors stand in, but not ELOTT (CATS-20, GAP-112). */
export function hostCategories(categories: readonly Category[]): VendorCategory[] {
  return categories.flatMap(({ code }) => (code === 'HOT' || code === 'FAV' || code === 'ELOTT' ? [] : [code]))
}
