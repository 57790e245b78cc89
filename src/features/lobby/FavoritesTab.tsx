import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { listFavoriteGamesInfiniteQuery, useListFavoriteGamesInfinite } from '#src/api/generated/favorites-lists.ts'
import { listFavoriteGamesPageSize } from '#src/api/generated/page-sizes.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { LoadsSlowly } from '#src/core/errors/LoadsSlowly.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useListedFavorites } from '#src/core/games/favorites/use-listed-favorites.ts'
import { NoFavorites } from '#src/core/games/favorites/NoFavorites.tsx'
import { keepFirstPage } from '#src/core/games/list/first-page.ts'
import { pagedGames } from '#src/core/games/list/paged-games.ts'
import { isReturn } from '#src/core/routing/entry-key.ts'
import { paths } from '#src/core/routing/paths.ts'
import { useIsSlow } from '#src/ui/loading/use-is-slow.ts'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { GameGrid } from './GameGrid.tsx'
import styles from './HotTab.module.css'

const messages = defineMessages({
  title: { id: 'lobby.favorites.title', defaultMessage: 'Favourites', description: 'Title of the favourites tab' },
})

/**
 * The member's favourites, page by page; a removed one leaves at once (FAV-01, FAV-02, FAV-14). A new tab starts at
 * page 1 (CATS-17).
 */
export function FavoritesTab() {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  useFirstPage(listFavoriteGamesInfiniteQuery({ query: { language } }).queryKey)
  const list = useListFavoriteGamesInfinite({ query: { language } })
  const { error, hasNextPage } = list
  const { games, isLoadingMore, isMoreFailed, loadMore } = pagedGames(list, listFavoriteGamesPageSize)
  const isSlow = useIsSlow(!games && !error)
  useListedFavorites(games)
  const more = useEffectEvent(() => void loadMore())
  // All that were there are gone, and others come after them.
  const isDrained = games?.length === 0 && hasNextPage
  useEffect(() => {
    if (isDrained) more()
  }, [isDrained])
  return (
    <section className={styles.section}>
      <SectionHead title={intl.formatMessage(messages.title)} />
      {isSlow ? <LoadsSlowly operation="listFavoriteGames" /> : null}
      <GameGrid
        games={isDrained ? undefined : games}
        failed={error && <LoadFailed error={error} onRetry={list.refetch} />}
        moreCount={hasNextPage ? undefined : 0}
        isMorePending={isLoadingMore}
        isMoreFailed={isMoreFailed}
        onMore={() => void loadMore()}
        empty={<NoFavorites onBrowse={() => void navigate(paths.home, { replace: true })} />}
      />
    </section>
  )
}

/** Lets a list that is opened begin at its first page, also where more of it was loaded before; a return keeps all. */
function useFirstPage(queryKey: QueryKey): void {
  const client = useQueryClient()
  const comesBack = isReturn(useLocation(), useNavigationType())
  const begin = useEffectEvent(() => {
    if (!comesBack) keepFirstPage(client, queryKey)
  })
  // Before the list asks for what it has again.
  useLayoutEffect(() => {
    begin()
  }, [])
}
