import type { MessageDescriptor } from 'react-intl'
import { useQuestion } from '#src/core/session/use-question.ts'

type Words = Record<'cancelTitle' | 'cancelText' | 'keep' | 'cancel', MessageDescriptor>

interface CancelCall {
  mutateAsync: (variables: { body: { orderNo: string } }) => Promise<unknown>
  isPending: boolean
}

/** The button's part of cancelling an order: the call is made once the member has said yes. */
export function useCancelling(orderNo: string, words: Words, { mutateAsync, isPending }: CancelCall) {
  const question = useQuestion()
  const { cancelTitle: title, cancelText: text, keep, cancel: submit } = words
  const cancel = () => question({ title, text, cancel: keep, submit }, () => mutateAsync({ body: { orderNo } }))
  return { cancel, pending: isPending }
}
