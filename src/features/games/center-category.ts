import type { VendorCategory } from '#src/core/games/category.ts'
import { paths } from '#src/core/routing/paths.ts'

/** SHELL-19: the category of a game-center page, by its address; sports where it names none (GAP-32). */
export function centerCategory(pathname: string): VendorCategory {
  switch (pathname) {
    case paths.esports:
      return 'ESPORTS'
    case paths.live:
      return 'LIVE'
    case paths.lott:
      return 'LOTT'
    case paths.elott:
      return 'ELOTT'
    default:
      return 'SPORTS'
  }
}
