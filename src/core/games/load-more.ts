/** A list that comes page by page. */
interface Paged {
  refetch: () => Promise<unknown>
  fetchNextPage: () => Promise<unknown>
}

/**
 * Asks for the next page of a list. Where games were taken out of it, as favourites are by their hearts, all others have
 * moved up at the gateway, over the edges of the pages: the pages that are there are asked for first.
 *
 * @param lacks whether games were taken out
 */
export async function loadMore({ refetch, fetchNextPage }: Paged, lacks: boolean): Promise<void> {
  if (lacks) await refetch()
  await fetchNextPage()
}
