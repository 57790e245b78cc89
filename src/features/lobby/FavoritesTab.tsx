import { defineMessages, useIntl } from 'react-intl'
import { Navigate, useNavigate } from 'react-router-dom'
import { useListFavoriteGamesInfinite } from '#src/api/generated/favorites.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useFavoriteIds } from '#src/core/games/favorites.ts'
import { NoFavorites } from '#src/core/games/NoFavorites.tsx'
import { MoreFailed } from '#src/core/games/MoreFailed.tsx'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { useSession } from '#src/core/session/session.ts'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { GameGrid } from './GameGrid.tsx'
import styles from './HotTab.module.css'

/** FAV-06, CONST-10 */
const PAGE_SIZE = 25

const messages = defineMessages({
  title: { id: 'lobby.favorites.title', defaultMessage: 'Favourites', description: 'Title of the favourites tab' },
})

/** The member's favourites, page by page; a removed one leaves at once (FAV-01..03, FAV-14). */
export function FavoritesTab() {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  const session = useSession()
  const favoriteIds = useFavoriteIds()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useListFavoriteGamesInfinite({ query: { pageSize: PAGE_SIZE, language } }, { enabled: session !== undefined })
  if (!session) return <Navigate to={loginPath()} replace />
  const games = data?.pages.flatMap(({ content }) => content).filter(({ nodeId }) => favoriteIds.includes(nodeId))
  return (
    <section className={styles.section}>
      <SectionHead mark={currentMerchant.mark} title={intl.formatMessage(messages.title)} />
      <GameGrid
        games={games}
        isFailed={isError}
        onRetry={() => void refetch()}
        moreCount={hasNextPage ? PAGE_SIZE : 0}
        isMorePending={isFetchingNextPage}
        moreFailure={isFetchNextPageError ? <MoreFailed /> : null}
        onMore={() => void fetchNextPage()}
        empty={<NoFavorites onBrowse={() => void navigate(paths.home, { replace: true })} />}
      />
    </section>
  )
}
