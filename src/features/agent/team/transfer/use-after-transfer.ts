import { useQueryClient } from '@tanstack/react-query'
import type { OperationId } from '#src/api/generated/operations.ts'

const CHANGED = ['getWallets', 'listSubordinates'] as const satisfies OperationId[]

/** Asks again for balances: after money was moved, and after a failure, which may have moved it all the same. */
export function useAfterTransfer(): () => void {
  const client = useQueryClient()
  return () => {
    for (const name of CHANGED) void client.invalidateQueries({ queryKey: [name] })
  }
}
