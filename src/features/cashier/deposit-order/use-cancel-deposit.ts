import { getDepositOrderQuery, useCancelDeposit } from '#src/api/generated/deposit.ts'
import { listDepositReportsQuery } from '#src/api/generated/records-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { ask } from '#src/core/toasts/toasts.ts'
import { orderPageMessages as messages } from './order-page-messages.ts'

/** Cancels an order after a question; where it is too late, the page learns what it is now (MONEY-38). */
export function useCancelAfterQuestion(orderNo: string): { cancel: () => Promise<void>; pending: boolean } {
  const invalidate = useInvalidate()
  const { mutate, isPending } = useCancelDeposit({
    onSettled: () => invalidate(getDepositOrderQuery, listDepositReportsQuery),
  })
  const cancel = async () => {
    const isSure = await ask({
      title: messages.cancelTitle,
      text: messages.cancelText,
      cancel: messages.keep,
      submit: messages.cancel,
    })
    if (isSure) mutate({ body: { orderNo } })
  }
  return { cancel, pending: isPending }
}
