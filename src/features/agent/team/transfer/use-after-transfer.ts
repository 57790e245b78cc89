import { listSubordinatesQuery } from '#src/api/generated/agent-lists.ts'
import { listMemberTransactionsQuery } from '#src/api/generated/records-lists.ts'
import { getWalletsQuery } from '#src/api/generated/first-screen.ts'
import { useInvalidate } from '#src/api/invalidate.ts'

/** Asks again for balances and bookings: after money was moved, and after a failure, which may have moved it all the same. */
export function useAfterTransfer(): () => void {
  const invalidate = useInvalidate()
  return () => {
    void invalidate(getWalletsQuery, listSubordinatesQuery, listMemberTransactionsQuery)
  }
}
