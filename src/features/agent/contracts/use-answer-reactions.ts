import { getConsolidatedSettingsQuery } from '#src/api/generated/system.ts'
import type { Contract } from '#src/api/generated/types.ts'
import { useInvalidate, type CachedRead } from '#src/api/invalidate.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { contractMessages as messages } from './contract-messages.ts'

/**
 * What happens around the answer to a contract, whatever its kind: a toast as long as the call takes, then what came
 * of it. The contracts and what home tells of them are asked for again, also after a refusal, since the offer may have
 * been answered elsewhere or taken back.
 */
export function useAnswerReactions(list: CachedRead) {
  const invalidate = useInvalidate()
  return {
    onMutate: () => showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loading }),
    onSuccess: ({ status }: Contract) => {
      const text = status === 'SIGNED' ? messages.signedToast : messages.rejectedToast
      showToast({ kind: 'success', text, durationMs: TOAST_MS.long })
    },
    onSettled: async (
      _contract: unknown,
      _error: unknown,
      _variables: unknown,
      hideToast: (() => void) | undefined,
    ) => {
      hideToast?.()
      await invalidate(list, getConsolidatedSettingsQuery)
    },
  }
}
