import { listMemberTransactionsQuery, listWalletTransfersQuery } from '#src/api/generated/records-lists.ts'
import { getWalletsQuery } from '#src/api/generated/first-screen.ts'
import { useInvalidate } from '#src/api/invalidate.ts'

/** Asks again for balances and records: after money came back, and after a failure, which may have moved it all the same. */
export function useAfterReturn(): () => void {
  const invalidate = useInvalidate()
  return () => {
    void invalidate(getWalletsQuery, listWalletTransfersQuery, listMemberTransactionsQuery)
  }
}
