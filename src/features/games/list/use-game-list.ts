import { keepPreviousData, type Query } from '@tanstack/react-query'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { useListFavoriteGamesInfinite } from '#src/api/generated/favorites-lists.ts'
import { useListGamesInfinite } from '#src/api/generated/games-lists.ts'
import { listFavoriteGamesPageSize, listGamesPageSize } from '#src/api/generated/page-sizes.ts'
import type { Game } from '#src/api/generated/types.ts'
import { useListedFavorites } from '#src/core/games/favorites/use-listed-favorites.ts'
import { gamesQuery } from '#src/core/games/list/games-query.ts'
import { pagedGames } from '#src/core/games/list/paged-games.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { useSession } from '#src/core/session/session.ts'
import { isNarrowed, needsSession, type ListQuery } from '../filter/list-query.ts'

/**
 * A list is read page by page, and would be asked for again page by page: it is left as it is while somebody looks
 * through it, and while they are away in a game. One that could not be loaded comes with the connection. Pages are not
 * compared with each other, which would take longer with every page.
 */
const KEPT = {
  staleTime: 600_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: ({ state }: Pick<Query, 'state'>) => state.data === undefined,
  structuralSharing: false,
} as const

/** A list of games and how far it is loaded. */
export interface GameListState {
  /** The read that it comes from. */
  operation: 'listGames' | 'listFavoriteGames'
  /** Undefined until the first page is there. */
  games: readonly Game[] | undefined
  /** Games of the whole list as the gateway counts them, at least those here; favourites come without a number. */
  total: number | undefined
  /** The games still belong to the list before; the ones of this list are under way. */
  isPrevious: boolean
  /** Why the last call failed. */
  error: GatewayError | null
  /** That was only what comes next. */
  isMoreFailed: boolean
  retry: () => void
  hasMore: boolean
  /** Games on each page but the last one. */
  pageSize: number
  isLoadingMore: boolean
  loadedPages: number
  loadMore: () => void
}

/**
 * The games of a list (LIST-08..10, LIST-16, LIST-17). Each query has its own answers, so a late answer never takes the
 * place of a newer one. Favourites come from their own call by game type (GAP-100) as long as nothing narrows them.
 */
export function useGameList(query: ListQuery): GameListState {
  const language = useLanguage()
  const session = useSession()
  const isFavorites = query.type === 'favourite'
  const ownCall = isFavorites && !isNarrowed(query)
  const mayAsk = session !== undefined || !needsSession(query)
  const listed = useListGamesInfinite(
    { query: gamesQuery(query, currentMerchant.code, language) },
    { ...KEPT, enabled: mayAsk && !ownCall, placeholderData: keepPreviousData },
  )
  const favorites = useListFavoriteGamesInfinite(
    { query: { gameType: query.gameType, language } },
    { enabled: mayAsk && ownCall },
  )
  const source = ownCall ? favorites : listed
  const pageSize = ownCall ? listFavoriteGamesPageSize : listGamesPageSize
  const { games, isLoadingMore, isMoreFailed, loadMore } = pagedGames(source, isFavorites ? pageSize : 0)
  useListedFavorites(isFavorites && !source.isPlaceholderData ? games : undefined)
  return {
    operation: ownCall ? 'listFavoriteGames' : 'listGames',
    games,
    total: isFavorites || !listed.data ? undefined : Math.max(listed.data.total, listed.data.rows.length),
    isPrevious: source.isPlaceholderData,
    error: source.error,
    isMoreFailed,
    retry: () => void source.refetch(),
    hasMore: source.hasNextPage && !source.isPlaceholderData,
    pageSize,
    isLoadingMore,
    loadedPages: source.isPlaceholderData ? 0 : (source.data?.pages.length ?? 0),
    loadMore: () => void loadMore(),
  }
}
