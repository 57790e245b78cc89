import { getWithdrawOrderQuery, useCancelWithdrawal } from '#src/api/generated/withdraw.ts'
import { useCancelling } from '../use-cancelling.ts'
import { withdrawOrderMessages as messages } from './order-messages.ts'
import { useMoneyMoved } from '#src/core/money/money-moved.ts'

/** Takes a withdrawal back after a question; where it is too late, the page learns what it is now (BEYOND-05). */
export function useCancelWithdrawalOrder(orderNo: string): { cancel: () => Promise<void>; pending: boolean } {
  const moneyMoved = useMoneyMoved('withdraw')
  const call = useCancelWithdrawal({
    // The page may have been left meanwhile, so it cannot see to the balance.
    onSettled: () => moneyMoved(getWithdrawOrderQuery),
  })
  return useCancelling(orderNo, messages, call)
}
