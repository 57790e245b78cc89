import type { VendorCategory } from '#src/core/games/category/category.ts'
import { paths } from '#src/core/routing/paths.ts'
import { gameListPath } from '#src/core/games/category/game-list-path.ts'

/** SHELL-19: the categories that have a game centre. */
const centers = new Map<VendorCategory, string>([
  ['LIVE', paths.live],
  ['SPORTS', paths.sports],
  ['ESPORTS', paths.esports],
  ['LOTT', paths.lott],
  ['ELOTT', paths.elott],
])

/** SHELL-19: the category of a game-center page, by its address; sports where it names none (GAP-32). */
export function centerCategory(pathname: string): VendorCategory {
  for (const [category, path] of centers) if (path === pathname) return category
  return 'SPORTS'
}

/** Where the games of a category stand: its game centre, or its list. */
export function categoryPath(category: VendorCategory): string {
  return centers.get(category) ?? gameListPath(category)
}
