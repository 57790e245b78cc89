import { useWithdrawContract } from '#src/api/generated/agent.ts'
import { listOfferedContractsQuery } from '#src/api/generated/agent-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { useQuestion } from '#src/core/session/use-question.ts'
import { offerMessages as messages } from './offer-messages.ts'

/** Takes an offer back after a question, once however often the button is tapped (GATEWAY-125). */
export function useWithdraw() {
  const invalidate = useInvalidate()
  const question = useQuestion()
  const { mutateAsync, isPending } = useWithdrawContract({
    onSuccess: () => void showToast({ kind: 'success', text: messages.takenBack, durationMs: TOAST_MS.long }),
    // Also after a refusal: the member may have been first.
    onSettled: () => invalidate(listOfferedContractsQuery),
  })
  return {
    isWithdrawing: isPending,
    withdraw: (contractId: string) =>
      question(
        {
          title: messages.takeBackTitle,
          text: messages.takeBackText,
          cancel: commonMessages.cancel,
          submit: messages.takeBack,
        },
        () => mutateAsync({ query: { contractId } }),
      ),
  }
}
