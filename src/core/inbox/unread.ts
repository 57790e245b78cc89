import { useQuery, type QueryFunction } from '@tanstack/react-query'
import { getChatUnreadCountQuery } from '#src/api/generated/chat.ts'
import { getUnreadCountQuery } from '#src/api/generated/inbox.ts'
import { useChatState } from '#src/core/chat/chat-state.ts'
import { throttled } from '#src/lib/throttled.ts'
import { isTrial } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'

/** CONST-37, CHAT-08: calls for the same count start at least so many milliseconds apart. */
const UNREAD_INTERVAL_MS = 250

/** Counts of unread letters and announcements, and their sum (MSG-18, GAP-145). */
export interface Unread {
  inbox: number
  announcement: number
  chat: number
  total: number
}

const messages = { ...getUnreadCountQuery(), refetchOnWindowFocus: 'always' } as const
const chats = { ...getChatUnreadCountQuery(), refetchOnWindowFocus: 'always' } as const
const askForMessages = spaced(messages.queryFn)
const askForChats = spaced(chats.queryFn)

/**
 * Unread messages of those who can have any: nobody else is asked for (MSG-19). Inbox and announcements need a member
 * who is no trial, the chat also its flag and the permission (GAP-16). Asked for again on the return to the tab
 * (GAP-152).
 */
export function useUnread(): Unread {
  const session = useSession()
  const isMember = session !== undefined && !isTrial(session.type)
  const hasChat = useChatState() === 'open'
  const { data: counts } = useQuery({ ...messages, queryFn: askForMessages, enabled: isMember })
  const { data: chat } = useQuery({ ...chats, queryFn: askForChats, enabled: hasChat })
  const inbox = (isMember && counts?.inbox) || 0
  const announcement = (isMember && counts?.announcement) || 0
  const inChat = (hasChat && chat?.count) || 0
  return { inbox, announcement, chat: inChat, total: inbox + announcement + inChat }
}

function spaced<Value, Key extends readonly unknown[]>(
  queryFn: QueryFunction<Value, Key> | undefined | symbol,
): QueryFunction<Value, Key> {
  if (typeof queryFn !== 'function') throw new Error('a count without a call')
  return throttled(async (...asked: Parameters<typeof queryFn>) => queryFn(...asked), UNREAD_INTERVAL_MS)
}
