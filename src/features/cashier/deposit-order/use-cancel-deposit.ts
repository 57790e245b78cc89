import { getDepositOrderQuery, useCancelDeposit } from '#src/api/generated/deposit.ts'
import { listDepositReportsQuery } from '#src/api/generated/records-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { useCancelling } from '../use-cancelling.ts'
import { orderPageMessages as messages } from './order-page-messages.ts'

/** Cancels an order after a question; where it is too late, the page learns what it is now (MONEY-38). */
export function useCancelDepositOrder(orderNo: string): { cancel: () => Promise<void>; pending: boolean } {
  const invalidate = useInvalidate()
  const call = useCancelDeposit({ onSettled: () => invalidate(getDepositOrderQuery, listDepositReportsQuery) })
  return useCancelling(orderNo, messages, call)
}
