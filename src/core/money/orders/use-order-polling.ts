import { useState } from 'react'
import type { MoneyOrderStatus } from '#src/api/generated/types.ts'

const OFTEN_MS = 5_000
const SELDOM_MS = 15_000
/** How long an order is asked for often. */
const OFTEN_FOR_MS = 60_000

const OPEN: readonly (MoneyOrderStatus | undefined)[] = ['PENDING', 'PROCESSING']

/**
 * Options of a read that ask for an open order again while somebody looks at it: every 5 s for a minute, then every 15 s
 * (MONEY-31). A page in the background asks nothing.
 */
export function useOrderPolling() {
  const [openedAt] = useState(() => Date.now())
  return {
    refetchInterval: (query: { state: { data?: { status: MoneyOrderStatus } | undefined } }): number | false => {
      if (!OPEN.includes(query.state.data?.status)) return false
      return Date.now() - openedAt < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS
    },
    refetchIntervalInBackground: false,
    // What stands in the cache may be older than the money.
    staleTime: 0,
  }
}
