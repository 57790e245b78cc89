import { useIntl } from 'react-intl'
import { useListGamesInfinite } from '#src/api/generated/games.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { type Category, type VendorCategory, vendorCategoriesBut } from '#src/core/games/category.ts'
import { categoryNames } from '#src/core/games/category-messages.ts'
import { uniqueGames } from '#src/core/games/unique-games.ts'
import { useCategories } from '#src/core/games/use-categories.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { listMessages } from '../list-messages.ts'
import { DEFAULT_GAME_TYPE, parseListQuery } from '../list-query.ts'
import { SearchCategories } from './SearchCategories.tsx'
import { searchMessages as messages } from './search-messages.ts'
import { TileSection } from './TileSection.tsx'
import { listVariables } from '../use-game-list.ts'

/** LIST-09, CONST-12 */
const PAGE_SIZE = 9

interface SearchResultsProps {
  name: string
  /** Where to look; the first category there is, where the visitor does not have this one. */
  category: VendorCategory
  onChoose: (category: VendorCategory) => void
  onClear: () => void
}

/** What a name finds in one category, and the way to look in another one (LIST-44, GAP-32). */
export function SearchResults({ name, category, onChoose, onClear }: SearchResultsProps) {
  const { list, ...progress } = useCategories()
  const codes = searchedCategories(list)
  const chosen = codes.includes(category) ? category : codes[0]
  return (
    <>
      <SearchCategories codes={codes} chosen={chosen} onChoose={onChoose} {...progress} />
      <Found
        key={`${chosen} ${name}`}
        name={name}
        category={chosen}
        hasOthers={progress.isPending || codes.length > 1}
        onClear={onClear}
      />
    </>
  )
}

interface FoundProps extends Pick<SearchResultsProps, 'name' | 'category' | 'onClear'> {
  /** Whether another category can be tried. */
  hasOthers: boolean
}

/** The games of a category whose name fits, nine at a time (LIST-44). */
function Found({ name, category, hasOthers, onClear }: FoundProps) {
  const intl = useIntl()
  const language = useLanguage()
  const query = { ...parseListQuery(new URLSearchParams()), gameType: category, name }
  const { data, isError, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = useListGamesInfinite(
    listVariables(query, language, PAGE_SIZE),
  )
  const games = data && uniqueGames(data.pages.map(({ games }) => games))
  const title = intl.formatMessage(messages.results)
  if (isError && !games) {
    return (
      <TileSection title={title} games={[]}>
        <LoadFailed onRetry={() => void refetch()} />
      </TileSection>
    )
  }
  return (
    <TileSection
      title={title}
      games={games}
      pages={{
        shown: data?.pages.length ?? 0,
        total: data?.pages[0]?.totalPages ?? 0,
        isPending: isFetchingNextPage,
        isFailed: isFetchNextPageError,
        onMore: () => void fetchNextPage(),
      }}
    >
      {games?.length === 0 ? (
        <StateView
          kind="empty"
          title={intl.formatMessage(messages.noneIn, { category: intl.formatMessage(categoryNames[category]) })}
          text={intl.formatMessage(hasOthers ? messages.noneInText : messages.noneText)}
          action={<Button onClick={onClear}>{intl.formatMessage(listMessages.clearSearch)}</Button>}
        />
      ) : undefined}
    </TileSection>
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
