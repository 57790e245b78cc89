import type { LucideIcon } from 'lucide-react'
import Cherry from 'lucide-react/icons/cherry'
import Flame from 'lucide-react/icons/flame'
import Heart from 'lucide-react/icons/heart'
import Spade from 'lucide-react/icons/spade'
import type { CategoryCode } from './category.ts'

/** The drawings that a menu usually begins with; those of the others come a little later. */
export const firstCategoryIcons = {
  HOT: Flame,
  FAV: Heart,
  RNG: Cherry,
  LIVE: Spade,
} satisfies Partial<Record<CategoryCode, LucideIcon>>

/** A category whose drawing is there at once. */
export type FirstCategory = keyof typeof firstCategoryIcons

export function isFirstCategory(code: CategoryCode): code is FirstCategory {
  return code in firstCategoryIcons
}
