import { useIntl } from 'react-intl'
import { useListGamesInfinite } from '#src/api/generated/games-lists.ts'
import type { Game } from '#src/api/generated/types.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { clearSearchMessage } from '#src/core/forms/clear-search-message.ts'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { gamesQuery } from '#src/core/games/list/games-query.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { PagedTiles } from './PagedTiles.tsx'
import { searchMessages as messages } from './search-messages.ts'
import { SEARCH_PAGE_SIZE } from './search-page-size.ts'
import { TileSection } from './TileSection.tsx'
import { useCloseGames } from './use-close-games.ts'
import styles from './GamesFound.module.css'

interface GamesFoundProps {
  name: string
  category: VendorCategory
  /** Whether another category can be tried. */
  hasOthers: boolean
  onClear: () => void
}

/**
 * The games of a category whose name fits, nine at a time (LIST-44). After the last of them come those at hand that are
 * close to the name, which the gateway does not know how to find.
 */
export function GamesFound(props: GamesFoundProps) {
  const { name, category } = props
  const intl = useIntl()
  const language = useLanguage()
  const { data, isPending, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useListGamesInfinite({
      query: {
        ...gamesQuery({ gameType: category, name }, currentMerchant.code, language),
        pageSize: SEARCH_PAGE_SIZE,
      },
    })
  const games = data?.rows ?? []
  const pages = data?.pages ?? []
  const close = useCloseGames(name).filter(({ nodeId }) => !games.some((game) => game.nodeId === nodeId))
  return (
    <>
      {error && !data ? <LoadFailed error={error} onRetry={refetch} /> : null}
      {isPending || games.length > 0 ? (
        <TileSection
          title={intl.formatMessage(messages.results)}
          games={isPending ? undefined : games}
          pages={{
            shown: pages.length,
            // The games may end before the pages that were told.
            total: hasNextPage ? (pages[pages.length - 1]?.totalPages ?? 0) : pages.length,
            isPending: isFetchingNextPage,
            isFailed: isFetchNextPageError,
            onMore: () => void fetchNextPage(),
          }}
        />
      ) : null}
      {data && games.length === 0 ? <NoneFound {...props} close={close} /> : null}
      {!isPending && !hasNextPage && close.length > 0 ? (
        <PagedTiles title={intl.formatMessage(messages.close)} games={close} />
      ) : null}
    </>
  )
}

/** In two lines where games that are close to the name stand below it. */
function NoneFound({ category, hasOthers, onClear, close }: GamesFoundProps & { close: readonly Game[] }) {
  const intl = useIntl()
  const title = intl.formatMessage(messages.noneIn, { category: intl.formatMessage(categoryNames[category]) })
  const text = intl.formatMessage(hasOthers ? messages.noneInText : messages.noneText)
  if (close.length > 0) {
    return (
      <div role="status" className={styles.none}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
    )
  }
  return (
    <StateView
      kind="empty"
      title={title}
      text={text}
      action={<Button onClick={onClear}>{intl.formatMessage(clearSearchMessage)}</Button>}
    />
  )
}
