import { getDepositOrderQuery, useCancelDeposit } from '#src/api/generated/deposit.ts'
import { useMoneyMoved } from '#src/core/money/money-moved.ts'
import { useCancelling } from '../use-cancelling.ts'
import { orderPageMessages as messages } from './order-page-messages.ts'

/** Cancels an order after a question; where it is too late, the page learns what it is now (MONEY-38). */
export function useCancelDepositOrder(orderNo: string): { cancel: () => Promise<void>; pending: boolean } {
  const moneyMoved = useMoneyMoved('createManualDeposit')
  const call = useCancelDeposit({
    // The money may have arrived, and the page may have been left, so it cannot see to the balance.
    onSettled: () => moneyMoved(getDepositOrderQuery),
  })
  return useCancelling(orderNo, messages, call)
}
