import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { invalidate, type CachedRead } from '#src/api/invalidate.ts'
import { refreshSiteStatus } from '#src/core/site/site-status.ts'

const unread: readonly CachedRead[] = [{ operation: 'getUnreadCount' }, { operation: 'getChatUnreadCount' }]

/**
 * Asks again for what a movement of money changes, and for status and unread counts (GAP-152), which nobody waits for.
 *
 * @returns when the reads have been answered
 */
export async function moneyMoved(client: QueryClient, ...reads: readonly CachedRead[]): Promise<void> {
  void refreshSiteStatus()
  void invalidate(client, ...unread)
  await invalidate(client, ...reads)
}

/** {@link moneyMoved} with the client of the page: `moneyMoved(...readsOf('withdraw'))`. */
export function useMoneyMoved(): (...reads: readonly CachedRead[]) => Promise<void> {
  const client = useQueryClient()
  return (...reads) => moneyMoved(client, ...reads)
}
