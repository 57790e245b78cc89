import { useState } from 'react'
import type { MoneyOrderStatus } from '#src/api/generated/types.ts'
import { pollWait } from '#src/api/poll-wait.ts'

/** MONEY-31: how often an open order is asked for, first and later, and how long it is "first", in ms. */
const FIRST_MS = 5_000
const LATER_MS = 15_000
const FIRST_FOR_MS = 60_000

interface OrderQuery {
  state: { data?: { status: MoneyOrderStatus } | undefined; error: unknown }
}

/**
 * Options for the read of an order: asks again as long as the order is open. A page that is hidden asks nothing, by the
 * rule of the query client.
 */
export function useOrderPolling() {
  const [openedAt] = useState(() => Date.now())
  return {
    refetchInterval: ({ state: { data, error } }: OrderQuery): number | false => {
      if (!data || !isOpen(data.status)) return false
      return pollWait(Date.now() - openedAt < FIRST_FOR_MS ? FIRST_MS : LATER_MS, error)
    },
  }
}

/** Whether an order is open: it goes on by itself. */
const isOpen = (status: MoneyOrderStatus): boolean => status === 'PENDING' || status === 'PROCESSING'
