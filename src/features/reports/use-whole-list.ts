import { useEffect } from 'react'

/** So many pages are added up at most; whoever bets more chooses fewer days. */
const MOST_PAGES = 20

/** What an infinite query of a record gives. */
interface PagedRecord<Row> {
  data: { pages: readonly { content: readonly Row[]; totalPages: number }[] } | undefined
  isError: boolean
  hasNextPage: boolean
  isFetching: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** A record with all its pages, or what stands in the way of it. */
export interface WholeList<Row> {
  /** Undefined until the last page has come. */
  rows: Row[] | undefined
  isTooLong: boolean
  isError: boolean
  retry: () => void
}

/** Asks for page after page of a record, because sums need all of them. */
export function useWholeList<Row>(query: PagedRecord<Row>, keyOf: (row: Row) => string): WholeList<Row> {
  const { data, isError, hasNextPage, isFetching, refetch, fetchNextPage } = query
  const isTooLong = (data?.pages[0]?.totalPages ?? 0) > MOST_PAGES
  const isUnfinished = hasNextPage && !isTooLong
  const pageCount = data?.pages.length
  useEffect(() => {
    if (isUnfinished && !isFetching && !isError) void fetchNextPage()
    // A page may come so fast that nothing is ever seen being fetched: the number of pages tells it.
  }, [pageCount, isUnfinished, isFetching, isError, fetchNextPage])
  return {
    rows:
      data && !hasNextPage
        ? onlyOnce(
            data.pages.flatMap(({ content }) => content),
            keyOf,
          )
        : undefined,
    isTooLong,
    isError: isError && (!data || isUnfinished),
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}

/** What came in while the pages were asked for moves rows to the next one, where they would count twice. */
function onlyOnce<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}
