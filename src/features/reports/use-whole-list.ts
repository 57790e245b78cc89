import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { GatewayError } from '#src/api/gateway-error.ts'

/** So many pages are added up at most; whoever bets more chooses fewer days. */
const MOST_PAGES = 20

/** What the paged hook of a record gives. */
interface PagedRecord<Row> {
  data: { rows: readonly Row[]; pages: readonly { totalPages: number }[] } | undefined
  error: GatewayError | null
  hasNextPage: boolean
  isFetching: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** A record with all its pages, or what stands in the way of it. */
export interface WholeList<Row> {
  /** Undefined until the last page has come. */
  rows: readonly Row[] | undefined
  isTooLong: boolean
  error: GatewayError | null
  retry: () => void
}

/** Asks for page after page of a record, because sums need all of them. */
export function useWholeList<Row>(query: PagedRecord<Row>): WholeList<Row> {
  const { data, error, hasNextPage, isFetching, refetch, fetchNextPage } = query
  const isTooLong = (data?.pages[0]?.totalPages ?? 0) > MOST_PAGES
  const isUnfinished = hasNextPage && !isTooLong
  const pageCount = data?.pages.length
  useEffect(() => {
    if (isUnfinished && !isFetching && !error) void fetchNextPage()
    // A page may come so fast that nothing is ever seen being fetched: the number of pages tells it.
  }, [pageCount, isUnfinished, isFetching, error, fetchNextPage])
  const failure = !data || isUnfinished ? error : null
  const retry = () => void (data ? fetchNextPage() : refetch())
  // The first page is fresh still, so nothing is asked for again by itself.
  const goOn = useEffectEvent((isOnline: boolean) => {
    if (isOnline && failure && data) retry()
  })
  useEffect(() => {
    return onlineManager.subscribe((isOnline) => goOn(isOnline))
  }, [])
  return {
    rows: hasNextPage ? undefined : data?.rows,
    isTooLong,
    error: failure,
    retry,
  }
}
