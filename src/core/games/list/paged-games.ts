import type { Game } from '#src/api/generated/types.ts'
import { uniqueGames } from './unique-games.ts'

/** A query of a list that comes page by page. */
interface PagedQuery {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isRefetching: boolean
  refetch: () => Promise<unknown>
  fetchNextPage: () => Promise<unknown>
}

/** The games of a list as far as it is loaded, and the way to its next page. */
interface PagedGames {
  /** Undefined until the first page is there. */
  games: readonly Game[] | undefined
  isLoadingMore: boolean
  loadMore: () => Promise<void>
}

/**
 * The games of a list, each once (LIST-16, LIST-17). Where some have left it since, as favourites do by their hearts, all
 * others have moved up at the gateway, over the edges of the pages: the pages that are here are asked for again before
 * the next one.
 *
 * @param pageSize games on each page but the last one
 */
export function pagedGames(
  query: PagedQuery,
  pages: readonly (readonly Game[])[] | undefined,
  pageSize: number,
): PagedGames {
  const lacks = query.hasNextPage && (pages ?? []).some((page) => page.length < pageSize)
  return {
    games: pages && uniqueGames(pages),
    isLoadingMore: query.isFetchingNextPage || (lacks && query.isRefetching),
    loadMore: async () => {
      if (query.isFetchingNextPage) return
      if (lacks) await query.refetch()
      await query.fetchNextPage()
    },
  }
}
