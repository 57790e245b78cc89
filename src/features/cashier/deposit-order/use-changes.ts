import { useEffect, useEffectEvent, useRef } from 'react'
import { listDepositReportsQuery } from '#src/api/generated/records.ts'
import { getWalletsQuery } from '#src/api/generated/wallet.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { countNextBalance } from '#src/core/wallet/use-counted-amount.ts'
import type { OrderState } from './order-state.ts'

/** Asks again for what a change of state changes: the record, and the balance once money has come or has gone back. */
export function useChanges(state: OrderState): void {
  const invalidate = useInvalidate()
  const before = useRef(state)
  const onChange = useEffectEvent(() => {
    if (state === 'arrived') countNextBalance()
    void invalidate(getWalletsQuery, listDepositReportsQuery)
  })
  useEffect(() => {
    if (before.current !== state) onChange()
    before.current = state
  }, [state])
}
