import { listWalletTransfersQuery } from '#src/api/generated/records-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { moneyReads } from '../money-reads.ts'

/** Asks again for balances and records: after money came back, and after a failure, which may have moved it all the same. */
export function useAfterReturn(): () => void {
  const invalidate = useInvalidate()
  return () => {
    void invalidate(...moneyReads, listWalletTransfersQuery)
  }
}
