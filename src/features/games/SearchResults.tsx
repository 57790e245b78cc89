import { useIntl } from 'react-intl'
import { useListGamesInfinite } from '#src/api/generated/games.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { listMessages } from './list-messages.ts'
import { parseListQuery } from './list-query.ts'
import { searchMessages as messages } from './search-messages.ts'
import { TileSection } from './TileSection.tsx'
import { uniqueGames } from '#src/core/games/unique-games.ts'
import { listVariables } from './use-game-list.ts'

/** LIST-09, CONST-12 */
const PAGE_SIZE = 9

/** The slots whose name fits, nine at a time (LIST-44, GAP-32). */
export function SearchResults({ name, onClear }: { name: string; onClear: () => void }) {
  const intl = useIntl()
  const language = useLanguage()
  const query = { ...parseListQuery(new URLSearchParams()), name }
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
          title={intl.formatMessage(listMessages.noneByName)}
          text={intl.formatMessage(messages.noneText)}
          action={<Button onClick={onClear}>{intl.formatMessage(listMessages.clearSearch)}</Button>}
        />
      ) : undefined}
    </TileSection>
  )
}
