import type { MessageDescriptor } from 'react-intl'
import { ask } from '#src/core/toasts/toasts.ts'

type Words = Record<'cancelTitle' | 'cancelText' | 'keep' | 'cancel', MessageDescriptor>

interface Cancelling {
  mutate: (variables: { body: { orderNo: string } }) => void
  isPending: boolean
}

/** The button's part of cancelling an order: the call is made once the member has said yes. */
export function cancelAfterQuestion(orderNo: string, words: Words, { mutate, isPending }: Cancelling) {
  const cancel = async () => {
    const { cancelTitle: title, cancelText: text, keep, cancel: submit } = words
    if (await ask({ title, text, cancel: keep, submit })) mutate({ body: { orderNo } })
  }
  return { cancel, pending: isPending }
}
