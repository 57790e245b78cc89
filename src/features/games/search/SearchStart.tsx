import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useListRecentGames } from '#src/api/generated/games.ts'
import { useHotGames } from '#src/core/games/use-hot-games.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useSession } from '#src/core/session/session.ts'
import { searchMessages as messages } from './search-messages.ts'
import { TileSection } from './TileSection.tsx'

/** CONST-12: of popular games, cut in the client, and of recent ones. */
const PAGE_SIZE = 9

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
  const [shown, setShown] = useState(1)
  const { data, isError } = useHotGames()
  const games = data?.list
  if (isError && !games) return null
  return (
    <TileSection
      title={intl.formatMessage(messages.popular)}
      games={games?.slice(0, shown * PAGE_SIZE)}
      pages={{
        shown,
        total: Math.ceil((games?.length ?? 0) / PAGE_SIZE),
        onMore: () => setShown(shown + 1),
      }}
    />
  )
}

/** Nothing for visitors, and nothing where the call fails: it is a convenience. */
function RecentGames() {
  const intl = useIntl()
  const language = useLanguage()
  const session = useSession()
  const { data } = useListRecentGames(
    { query: { page: 1, pageSize: PAGE_SIZE, clientType: 2, language } },
    { enabled: session !== undefined },
  )
  if (!data || data.games.length === 0) return null
  return <TileSection title={intl.formatMessage(messages.recent)} games={data.games} />
}
