import { useGetChatGroupPermission } from '#src/api/generated/chat.ts'
import { isTrial } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'
import { useFeature } from '#src/core/site/site-status.ts'

/** GAP-90: the chat's module is the key of its flag. */
export const CHAT_FEATURE = 'CBS3'

/**
 * What somebody can do with the live chat. `off` the merchant has none · `visitor` after a login · `refused` a trial
 * account · `pending` the gateway has not said yet · `absent` it says no · `open` at any time.
 */
export type ChatState = 'off' | 'visitor' | 'refused' | 'pending' | 'absent' | 'open'

/**
 * CHAT-01, CHAT-02: the feature flag first, then who it is, and only then is the gateway asked for the permission. One
 * that cannot be had counts as none, and nothing is said about it (CHAT-09, ERR-50).
 */
export function useChatState(): ChatState {
  const session = useSession()
  const isOn = useFeature(CHAT_FEATURE)
  const mayHaveIt = isOn && session !== undefined && !isTrial(session.type)
  const { data, isPending } = useGetChatGroupPermission(undefined, { enabled: mayHaveIt, staleTime: Infinity })
  if (!isOn) return 'off'
  if (!session) return 'visitor'
  if (!mayHaveIt) return 'refused'
  if (isPending) return 'pending'
  return data?.permitted ? 'open' : 'absent'
}
