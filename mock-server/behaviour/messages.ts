import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { lobbyNews } from '#mock/data/news.ts'
import type { Announcement } from '#src/api/generated/types.ts'
import { signedIn, type Behaviours } from './behaviour.ts'
import { plantedHtml, withPlantedHtml } from '#mock/state/planted-html.ts'
import { pageOf } from '#mock/state/page.ts'
import {
  announcementsFor,
  inboxOf,
  markAnnouncements,
  markMessages,
  unreadOf,
} from '#mock/state/messages/read-marks.ts'
import { runtime } from '#mock/state/runtime.ts'

/** Announcements, news, inbox and unread counts. */
export const messagesBehaviour = {
  /** Both platforms share one list (GAP-19). */
  listAnnouncements({ db, merchant, session, now, query: { types, groupName, language = DEFAULT_LANGUAGE } }) {
    const wanted = types.split(',')
    const list = (plantedRows() ?? announcementsFor(db, merchant, session?.account, language, now)).filter(
      (row) => wanted.includes(row.type) && (groupName === undefined || row.groupName === groupName),
    )
    return { list }
  },

  async markAnnouncementRead(call) {
    const { db, merchant, now, body, gatewayError } = call
    const { account } = signedIn(call)
    const { announcementId } = body
    if (!announcementsFor(db, merchant, undefined, DEFAULT_LANGUAGE, now).some(({ id }) => id === announcementId)) {
      throw gatewayError('RECORD_NOT_FOUND')
    }
    await markAnnouncements(db, account, [{ id: announcementId }])
    return null
  },

  getLobbyNews({ now, query }) {
    return lobbyNews(new Date(now), query?.language ?? DEFAULT_LANGUAGE)
  },

  getUnreadCount(call) {
    return unreadOf(call.db, signedIn(call).account, call.now)
  },

  listInbox(call) {
    const { pageNo = 1, pageSize = 25, language } = call.query ?? {}
    const letters = withPlantedHtml(inboxOf(call.db, signedIn(call).account, call.now, language))
    const { rows, ...numbers } = pageOf(letters, pageNo, pageSize)
    return { content: rows, ...numbers }
  },

  async markInboxRead(call) {
    const { account } = signedIn(call)
    const { messageId } = call.body
    if (!inboxOf(call.db, account, call.now).some(({ id }) => id === messageId))
      throw call.gatewayError('RECORD_NOT_FOUND')
    await markMessages(call.db, account, [{ id: messageId }])
    return null
  },

  async deleteInboxMessage(call) {
    const { account } = signedIn(call)
    const { messageId } = call.query
    if (!inboxOf(call.db, account, call.now).some(({ id }) => id === messageId))
      throw call.gatewayError('RECORD_NOT_FOUND')
    const { merchant, username } = account
    await call.db.inboxDeletions.create({ merchant, username, messageId })
    return null
  },

  async markAllInboxRead(call) {
    const { account } = signedIn(call)
    await markMessages(call.db, account, inboxOf(call.db, account, call.now))
    return null
  },
} satisfies Behaviours

/**
 * Announcements with the texts that a test has planted: one each, and some in the pop-up, a promotion and a game
 * centre.
 */
function plantedRows(): Announcement[] | undefined {
  const row = (type: Announcement['type'], id: string, content = ''): Announcement => ({
    id,
    type,
    title: `${type} ${content.slice(0, 60)}`,
    content,
    read: false,
    publishedAt: '2026-11-01T00:00:00.000Z',
  })
  return runtime.switches.html?.flatMap((content, index) => [
    ...(index === 0
      ? [row('PU', 'TPU', plantedHtml(0, 1)), row('PR', 'TPR', plantedHtml(1, 1)), row('H', 'TH', plantedHtml(2, 1))]
      : []),
    row('PL', `T${index}`, content),
  ])
}
