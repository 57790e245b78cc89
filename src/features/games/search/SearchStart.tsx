import { useIntl } from 'react-intl'
import { useListRecentGames } from '#src/api/generated/games-lists.ts'
import { RECENT_GAMES_CLIENT } from '#src/api/platform-codes.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { useHotGames } from '#src/core/games/use-hot-games.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useSession } from '#src/core/session/session.ts'
import { PagedTiles } from './PagedTiles.tsx'
import { searchMessages as messages } from './search-messages.ts'
import { SEARCH_PAGE_SIZE } from './search-page-size.ts'
import { TileSection } from './TileSection.tsx'

/** Before a search: what the member played last, and what many play (LIST-45, LIST-46, GAP-48). */
export function SearchStart() {
  return (
    <>
      <RecentGames />
      <PopularGames />
    </>
  )
}

function PopularGames() {
  const intl = useIntl()
  const { data, error, refetch } = useHotGames()
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (data?.list.length === 0) return null
  return <PagedTiles title={intl.formatMessage(messages.popular)} games={data?.list} />
}

/** Nothing for visitors, and nothing where the call fails: it is a convenience. */
function RecentGames() {
  const intl = useIntl()
  const language = useLanguage()
  const session = useSession()
  const { data } = useListRecentGames(
    { query: { page: 1, pageSize: SEARCH_PAGE_SIZE, clientType: RECENT_GAMES_CLIENT, language } },
    { enabled: session !== undefined },
  )
  if (!data || data.games.length === 0) return null
  return <TileSection title={intl.formatMessage(messages.recent)} games={data.games} />
}
