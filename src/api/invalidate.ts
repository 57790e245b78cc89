import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import type { OperationId } from './generated/operations.ts'
import { readKey } from './read-key.ts'

/** A generated read, such as `getWalletsQuery`; a write has none. */
export interface CachedRead {
  readonly operation: OperationId
}

/**
 * Marks the answers of these reads as stale, with any variables. Those on screen are requested again at once.
 *
 * @returns when that has been answered; a failed read is told where it is shown
 */
export async function invalidate(client: QueryClient, ...reads: readonly CachedRead[]): Promise<void> {
  const requests = reads.map(({ operation }) => {
    const queryKey = readKey(operation)
    // The library would take a first answer that is under way, which may be older than the change, for a fresh one.
    void client.cancelQueries({ queryKey, type: 'active', predicate: hasNoAnswer }, { silent: true })
    return client.invalidateQueries({ queryKey })
  })
  await Promise.all(requests)
}

const hasNoAnswer = ({ state }: Query) => state.data === undefined

/** {@link invalidate} with the client of the page: `invalidate(getWalletsQuery, listSubordinatesQuery)`. */
export function useInvalidate(): (...reads: readonly CachedRead[]) => Promise<void> {
  const client = useQueryClient()
  return (...reads) => invalidate(client, ...reads)
}
