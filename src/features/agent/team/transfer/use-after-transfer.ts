import { listSubordinatesQuery } from '#src/api/generated/agent-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { moneyReads } from '#src/core/money/money-reads.ts'

/**
 * Asks again for balances and bookings: after money was moved, and after a failure, which may have moved it all the same.
 */
export function useAfterTransfer(): () => void {
  const invalidate = useInvalidate()
  return () => {
    void invalidate(...moneyReads, listSubordinatesQuery)
  }
}
