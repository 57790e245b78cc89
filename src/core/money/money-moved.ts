import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { MoneyOperation } from '#src/api/generated/types.ts'
import { invalidate, type CachedRead } from '#src/api/invalidate.ts'
import { refreshSiteStatus } from '#src/core/site/site-status.ts'
import { moneyReads, recordReads } from './money-reads.ts'

const unread: readonly CachedRead[] = [{ operation: 'getUnreadCount' }, { operation: 'getChatUnreadCount' }]

/**
 * Asks again for what every movement of money changes and for `more`; also for status and unread counts (GAP-152),
 * which nobody waits for.
 *
 * @returns when the reads have been answered
 */
export async function moneyMoved(client: QueryClient, ...more: readonly CachedRead[]): Promise<void> {
  void refreshSiteStatus()
  void invalidate(client, ...unread)
  await invalidate(client, ...moneyReads, ...more)
}

/** {@link moneyMoved} with the client of the page, and with the records that `operation` writes to. */
export function useMoneyMoved(operation?: MoneyOperation): (...more: readonly CachedRead[]) => Promise<void> {
  const client = useQueryClient()
  const records = operation ? recordReads(operation) : []
  return (...more) => moneyMoved(client, ...records, ...more)
}
