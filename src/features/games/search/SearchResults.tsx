import { type Category, type VendorCategory, vendorCategoriesBut } from '#src/core/games/category/category.ts'
import { useCategories } from '#src/core/games/category/use-categories.ts'
import { DEFAULT_GAME_TYPE } from '#src/core/games/category/game-list-path.ts'
import { GamesFound } from './GamesFound.tsx'
import { ProvidersFound } from './ProvidersFound.tsx'
import { SearchCategories } from './SearchCategories.tsx'

interface SearchResultsProps {
  name: string
  /** Where to look; the first category there is, where the visitor does not have this one. */
  category: VendorCategory
  onChoose: (category: VendorCategory) => void
  onClear: () => void
}

/** What a name finds: providers, games of one category, and the way to look in another one (LIST-44, GAP-32). */
export function SearchResults({ name, category, onChoose, onClear }: SearchResultsProps) {
  const { list, ...progress } = useCategories()
  const codes = searchedCategories(list)
  const chosen = codes.includes(category) ? category : codes[0]
  return (
    <>
      <SearchCategories codes={codes} chosen={chosen} onChoose={onChoose} {...progress} />
      <ProvidersFound name={name} />
      <GamesFound
        key={`${chosen} ${name}`}
        name={name}
        category={chosen}
        hasOthers={progress.isPending || codes.length > 1}
        onClear={onClear}
      />
    </>
  )
}

/**
 * The visitor's categories with slots in front, where a search begins (GAP-32). Slots stand there before the others are
 * known too, and are left out only for a visitor who has other categories without them.
 */
function searchedCategories(list: readonly Category[]): readonly [VendorCategory, ...VendorCategory[]] {
  const [first, ...others] = vendorCategoriesBut(list, DEFAULT_GAME_TYPE)
  if (first === undefined) return [DEFAULT_GAME_TYPE]
  const hasSlots = list.some(({ code }) => code === DEFAULT_GAME_TYPE)
  return hasSlots ? [DEFAULT_GAME_TYPE, first, ...others] : [first, ...others]
}
