import type { Game } from '#src/api/generated/types.ts'

/** A page of one of the calls that list games. */
type GamesPage = { readonly games: readonly Game[] } | { readonly content: readonly Game[] }

/** What a paged hook of games gives. */
interface PagedQuery {
  data: { rows: readonly Game[]; pages: readonly GamesPage[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isRefetching: boolean
  isRefetchError: boolean
  /** Resolves also where it fails. */
  refetch: () => Promise<{ isError: boolean }>
  fetchNextPage: () => Promise<unknown>
}

/** The games of a list as far as it is loaded, and the way to its next page. */
interface PagedGames {
  /** Undefined until the first page is there. */
  games: readonly Game[] | undefined
  isLoadingMore: boolean
  /** The next page did not come, or what it needs. */
  isMoreFailed: boolean
  loadMore: () => Promise<void>
}

/**
 * The games of a list (LIST-16, LIST-17). Where some have left it since, as favourites do by their hearts, all
 * others have moved up at the gateway, over the edges of the pages: the pages that are here are asked for again before
 * the next one.
 *
 * @param pageSize games that were asked for with each page; 0 where none leaves the list
 */
export function pagedGames(query: PagedQuery, pageSize: number): PagedGames {
  const lacks = query.hasNextPage && query.data?.pages.some((page) => gamesOn(page).length < pageSize) === true
  return {
    games: query.data?.rows,
    isLoadingMore: query.isFetchingNextPage || (lacks && query.isRefetching),
    isMoreFailed: query.isFetchNextPageError || (lacks && query.isRefetchError),
    loadMore: async () => {
      if (query.isFetchingNextPage) return
      if (lacks && (await query.refetch()).isError) return
      await query.fetchNextPage()
    },
  }
}

const gamesOn = (page: GamesPage) => ('games' in page ? page.games : page.content)
