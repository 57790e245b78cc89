import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { getUnreadCountQuery, useMarkAllInboxRead } from '#src/api/generated/inbox.ts'
import type { InboxPage } from '#src/api/generated/types.ts'
import { readKey } from '#src/api/read-key.ts'
import { showError } from '#src/core/errors/show-error.ts'
import { isTrial } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'
import { useAnnouncementListQuery } from '#src/core/announcements/announcement-list.ts'
import { markHere, reloadMessages, useMarkRead, type MessageKind } from './read-marks.ts'

/** Reads everything of some kinds. */
export interface ReadAll {
  readAll: () => void
  isPending: boolean
}

/**
 * GAP-118: announcements are told one by one through the queue of marks, the inbox by its own call. Here both are read
 * at once; an inbox whose call failed is unread again, and the failure is shown. A trial has no inbox (MSG-17).
 */
export function useReadAll(kinds: readonly MessageKind[]): ReadAll {
  const client = useQueryClient()
  const session = useSession()
  const announcements = useAnnouncementListQuery()
  const markAnnouncements = useMarkRead('announcement')
  const { mutate, isPending } = useMarkAllInboxRead({
    onMutate: () => {
      const undo = markHere(client, 'inbox', shownLetters())
      client.setQueryData(getUnreadCountQuery().queryKey, (count) => (count ? { ...count, inbox: 0 } : count))
      return undo
    },
    onSuccess: () => void reloadMessages(client, 'inbox'),
    onError: (_error, _nothing, undo) => undo?.(),
  })
  /** Unread letters of the pages that are loaded. */
  const shownLetters = () =>
    client
      .getQueriesData<InfiniteData<InboxPage> | InboxPage>({ queryKey: readKey('listInbox') })
      .flatMap(([, data]) => (data === undefined ? [] : 'pages' in data ? data.pages : [data]))
      .flatMap(({ content }) => content)
      .filter(({ read }) => !read)
      .map(({ id }) => id)
  const readAnnouncements = async () => {
    try {
      const { list } = await client.fetchQuery(announcements)
      markAnnouncements(list.filter(({ read }) => !read).map(({ id }) => id))
    } catch (error) {
      void showError(error, { kind: 'write' })
    }
  }
  return {
    isPending,
    readAll: () => {
      if (!session || isPending) return
      if (kinds.includes('announcement')) void readAnnouncements()
      if (kinds.includes('inbox') && !isTrial(session.type)) mutate()
    },
  }
}
