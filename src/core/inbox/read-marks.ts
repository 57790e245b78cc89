import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { getUnreadCountQuery, markAnnouncementRead, markInboxRead } from '#src/api/generated/inbox.ts'
import { listInboxQuery } from '#src/api/generated/inbox-lists.ts'
import { listAnnouncementsQuery } from '#src/api/generated/first-screen.ts'
import { invalidate } from '#src/api/invalidate.ts'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { retryDelay, shouldRetry } from '#src/api/retry.ts'
import { showError } from '#src/core/errors/show-error.ts'
import { getSession, onSessionChange } from '#src/core/session/session.ts'
import { createReadQueue, type ReadQueue } from './read-queue.ts'

/** What can be read: both have a count of their own (MSG-18). */
export type MessageKind = 'announcement' | 'inbox'

/** CONST-37, MSG-06: calls that mark something as read start at least so many milliseconds apart. */
export const MARK_INTERVAL_MS = 150
/** The longest wait of the gateway that a mark goes along with, in milliseconds. */
const MARK_WAIT_MS = 10_000

const none: ReadonlySet<string> = new Set()
const nothing = { announcement: none, inbox: none }

/** What this member has opened in this visit, which a list that was asked for meanwhile does not know yet. */
const store = create<Record<MessageKind, ReadonlySet<string>>>(() => nothing)

const lists = { announcement: listAnnouncementsQuery, inbox: listInboxQuery }

let queryClient: QueryClient | undefined

const queues: Record<MessageKind, ReadQueue> = {
  announcement: queueFor('announcement', (announcementId) =>
    markAnnouncementRead({ body: { announcementId, read: true } }),
  ),
  inbox: queueFor('inbox', (messageId) => markInboxRead({ body: { messageId } })),
}

onSessionChange(() => {
  queues.announcement.clear()
  queues.inbox.clear()
  store.setState(nothing)
})

/** Ids that count as read whatever the list says. */
export const useReadMarks = (kind: MessageKind): ReadonlySet<string> => store((marks) => marks[kind])

/**
 * Marks items as read: here at once, list and count alike (MSG-04), then at the gateway one by one, and then list and
 * counts are asked for again (MSG-05). Visitors have nothing to mark.
 */
export function useMarkRead(kind: MessageKind): (ids: readonly string[]) => void {
  const client = useQueryClient()
  useEffect(() => {
    return keepTelling(queues[kind])
  }, [kind])
  return (ids) => {
    if (!getSession()) return
    const fresh = ids.filter((id) => !store.getState()[kind].has(id))
    queryClient = client
    if (fresh.length > 0) markHere(client, kind, fresh)
    // Without a fresh one too: what could not be told before is tried again.
    queues[kind].add(fresh)
  }
}

/** Marks items as read in this page alone. Returns the way back, for a call that failed. */
export function markHere(client: QueryClient, kind: MessageKind, ids: readonly string[]): () => void {
  store.setState((marks) => ({ [kind]: new Set([...marks[kind], ...ids]) }))
  client.setQueryData(getUnreadCountQuery().queryKey, (count) =>
    count ? { ...count, [kind]: Math.max(0, count[kind] - ids.length) } : count,
  )
  return () => {
    store.setState((marks) => ({ [kind]: new Set([...marks[kind]].filter((id) => !ids.includes(id))) }))
    void reloadMessages(client, kind)
  }
}

/** Asks for the lists of a kind and for the counts again. */
export async function reloadMessages(client: QueryClient, kind: MessageKind): Promise<void> {
  await invalidate(client, lists[kind], getUnreadCountQuery)
}

function queueFor(kind: MessageKind, tell: (id: string) => Promise<unknown>): ReadQueue {
  return createReadQueue({
    tell: (id) =>
      tell(id).catch((error: unknown) => {
        // Nobody waits for a read mark, so only what concerns the whole site is shown.
        void showError(error, { kind: 'read' })
        throw error
      }),
    intervalMs: MARK_INTERVAL_MS,
    // Nobody waits for a mark, so it can wait longer than a read.
    retryAfter: (failures, error) =>
      shouldRetry(failures, error, MARK_WAIT_MS) ? retryDelay(failures, error) : undefined,
    // What stands as read here is not marked again, so it is given up only where no later call can succeed.
    laterAfter: (error) =>
      isGatewayError(error) && (shouldRetry(0, error, Infinity) || error.code === 'REQUEST_TIMEOUT')
        ? (error.retryAfterMs ?? 0)
        : undefined,
    onStop: () => queryClient && void reloadMessages(queryClient, kind),
  })
}

/** Goes on with what failed: now, on the return to the page, and with the network. */
function keepTelling({ resume }: ReadQueue): () => void {
  resume()
  const onVisible = () => {
    if (document.visibilityState === 'visible') resume()
  }
  window.addEventListener('online', resume)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('online', resume)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
