import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

/** Cuts a list that was loaded before down to its first page, as old as it is. */
export function keepFirstPage(client: QueryClient, queryKey: QueryKey): void {
  client.setQueryData<InfiniteData<unknown>>(
    queryKey,
    (kept) => kept && { pages: kept.pages.slice(0, 1), pageParams: kept.pageParams.slice(0, 1) },
    { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt },
  )
}
