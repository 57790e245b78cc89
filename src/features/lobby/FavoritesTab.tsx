import { defineMessages, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useListFavoriteGamesInfinite } from '#src/api/generated/favorites.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useFavoriteIds } from '#src/core/games/favorites.ts'
import { KeptFocus } from '#src/core/games/KeptFocus.tsx'
import { NoFavorites } from '#src/core/games/NoFavorites.tsx'
import { uniqueGames } from '#src/core/games/unique-games.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { paths } from '#src/core/routing/paths.ts'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { GameGrid } from './GameGrid.tsx'
import styles from './HotTab.module.css'

/** FAV-06, CONST-10 */
const PAGE_SIZE = 25

const messages = defineMessages({
  title: { id: 'lobby.favorites.title', defaultMessage: 'Favourites', description: 'Title of the favourites tab' },
})

/** The member's favourites, page by page; a removed one leaves at once (FAV-01, FAV-02, FAV-14). */
export function FavoritesTab() {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  const favoriteIds = useFavoriteIds()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useListFavoriteGamesInfinite({ query: { pageSize: PAGE_SIZE, language } })
  const listed = data && uniqueGames(data.pages.map(({ content }) => content))
  const games = listed?.filter(({ nodeId }) => favoriteIds.includes(nodeId))
  return (
    <section className={styles.section}>
      <SectionHead mark={currentMerchant.mark} title={intl.formatMessage(messages.title)} />
      <KeptFocus count={games?.length ?? 0}>
        <GameGrid
          games={games}
          error={error}
          onRetry={() => void refetch()}
          moreCount={hasNextPage ? PAGE_SIZE : 0}
          isMorePending={isFetchingNextPage}
          isMoreFailed={isFetchNextPageError}
          onMore={() => void fetchNextPage()}
          empty={<NoFavorites onBrowse={() => void navigate(paths.home, { replace: true })} />}
        />
      </KeptFocus>
    </section>
  )
}
