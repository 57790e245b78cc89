import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { invalidate, type CachedRead } from '#src/api/invalidate.ts'
import { refreshSiteStatus } from '#src/core/site/site-status.ts'

/**
 * Asks again for what a movement of money changes, and for the site's status (GAP-152).
 *
 * @returns when the reads have been answered
 */
export async function moneyMoved(client: QueryClient, ...reads: readonly CachedRead[]): Promise<void> {
  void refreshSiteStatus()
  await invalidate(client, ...reads)
}

/** {@link moneyMoved} with the client of the page: `moneyMoved(...readsOf('withdraw'))`. */
export function useMoneyMoved(): (...reads: readonly CachedRead[]) => Promise<void> {
  const client = useQueryClient()
  return (...reads) => moneyMoved(client, ...reads)
}
