import { useQueryClient } from '@tanstack/react-query'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { Contract } from '#src/api/generated/types.ts'
import { noticeMessages } from '#src/core/toasts/notice-messages.ts'
import { NOTICE_MS, showNotice } from '#src/core/toasts/notices.ts'
import { contractMessages as messages } from './contract-messages.ts'

/**
 * What happens around the answer to a contract, whatever its kind: a notice as long as the call takes, then what came
 * of it. The contracts and what home tells of them are asked for again, also after a refusal, since the offer may have
 * been answered elsewhere or taken back.
 */
export function useAnswerReactions(list: OperationId) {
  const client = useQueryClient()
  return {
    onMutate: () => showNotice({ kind: 'loading', text: noticeMessages.wait, durationMs: NOTICE_MS.loading }),
    onSuccess: ({ status }: Contract) => {
      const text = status === 'SIGNED' ? messages.signedNotice : messages.rejectedNotice
      showNotice({ kind: 'success', text, durationMs: NOTICE_MS.long })
    },
    onSettled: async (
      _contract: unknown,
      _error: unknown,
      _variables: unknown,
      hideNotice: (() => void) | undefined,
    ) => {
      hideNotice?.()
      const changed: OperationId[] = [list, 'getConsolidatedSettings']
      await Promise.all(changed.map((name) => client.invalidateQueries({ queryKey: [name] })))
    },
  }
}
