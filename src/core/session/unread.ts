import { useGetUnreadCount } from '#src/api/generated/messages.ts'
import { isTrial } from './account-type.ts'
import { useSession } from './session.ts'

/** How many messages wait, by where they stand, and together (GAP-145). */
export interface Unread {
  inbox: number
  announcement: number
  total: number
}

/** Unread messages; asked only for those who can have any (GAP-16). */
export function useUnread(): Unread {
  const session = useSession()
  const { data } = useGetUnreadCount(undefined, { enabled: session !== undefined && !isTrial(session.type) })
  const { inbox, announcement } = data && session ? data : { inbox: 0, announcement: 0 }
  return { inbox, announcement, total: inbox + announcement }
}
