import { useGetUnreadCount } from '#src/api/generated/messages.ts'
import { isTrial } from '#src/core/session/account-type.ts'
import { useSession } from '#src/core/session/session.ts'

/** Unread messages of the inbox and the announcements; asked only for those who can have any (GAP-16, GAP-145). */
export function useUnreadTotal(): number {
  const session = useSession()
  const { data } = useGetUnreadCount(undefined, { enabled: session !== undefined && !isTrial(session.type) })
  return data && session ? data.inbox + data.announcement : 0
}
