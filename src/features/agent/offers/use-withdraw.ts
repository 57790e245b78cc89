import { useRef } from 'react'
import { useWithdrawContract } from '#src/api/generated/agent.ts'
import { listOfferedContractsQuery } from '#src/api/generated/agent-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { ask, TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { offerMessages as messages } from './offer-messages.ts'

/** Takes an offer back after a question, once however often the button is tapped (GATEWAY-125). */
export function useWithdraw() {
  const invalidate = useInvalidate()
  const locked = useRef(false)
  const { mutateAsync, isPending } = useWithdrawContract({
    onSuccess: () => void showToast({ kind: 'success', text: messages.takenBack, durationMs: TOAST_MS.long }),
    // Also after a refusal: the member may have been first.
    onSettled: () => invalidate(listOfferedContractsQuery),
  })
  return {
    isWithdrawing: isPending,
    withdraw: async (contractId: string) => {
      if (locked.current) return
      locked.current = true
      const isSure = await ask({
        title: messages.takeBackTitle,
        text: messages.takeBackText,
        cancel: commonMessages.cancel,
        submit: messages.takeBack,
      })
      // What failed has been said by the query client.
      if (isSure) await mutateAsync({ query: { contractId } }).catch(() => undefined)
      locked.current = false
    },
  }
}
