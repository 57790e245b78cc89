import { lobbyNews } from '#mock/data/news.ts'
import type { Announcement } from '#src/api/generated/types.ts'
import { signedIn, type Behaviours } from '../behaviours.ts'
import { pageOf } from '../store/page.ts'
import { announcementsFor, inboxOf, markAnnouncement, markMessage, unreadOf } from '../store/read-marks.ts'
import { world } from '../world.ts'

/** Announcements, news, inbox and unread counts. */
export const messagesBehaviour = {
  /** Both platforms share one list (GAP-19). */
  listAnnouncements({ db, merchant, session, now, query: { types, groupName, language = 'EN' } }) {
    const wanted = types.split(',')
    const planted = world.switches.html?.map(plantedRow)
    const list = (planted ?? announcementsFor(db, merchant, session?.account, language, now)).filter(
      (row) => wanted.includes(row.type) && (groupName === undefined || row.groupName === groupName),
    )
    return { list }
  },

  async markAnnouncementRead(call) {
    const { db, merchant, now, body, fault } = call
    const { account } = signedIn(call)
    const { announcementId } = body
    if (!announcementsFor(db, merchant, undefined, 'EN', now).some(({ id }) => id === announcementId)) {
      throw fault('RECORD_NOT_FOUND')
    }
    await markAnnouncement(db, account, announcementId)
    return null
  },

  getLobbyNews({ now, query }) {
    return lobbyNews(new Date(now), query?.language ?? 'EN')
  },

  getUnreadCount(call) {
    return unreadOf(call.db, signedIn(call).account, call.now)
  },

  listInbox(call) {
    const { pageNo = 1, pageSize = 25 } = call.query ?? {}
    const { rows, ...numbers } = pageOf(inboxOf(call.db, signedIn(call).account, call.now), pageNo, pageSize)
    return { content: rows, ...numbers }
  },

  async markInboxRead(call) {
    const { account } = signedIn(call)
    const { messageId } = call.body
    if (!inboxOf(call.db, account, call.now).some(({ id }) => id === messageId)) throw call.fault('RECORD_NOT_FOUND')
    await markMessage(call.db, account, messageId)
    return null
  },

  async markAllInboxRead(call) {
    const { account } = signedIn(call)
    for (const { id, read } of inboxOf(call.db, account, call.now)) if (!read) await markMessage(call.db, account, id)
    return null
  },
} satisfies Behaviours

/** An announcement with a text that a test has planted. */
function plantedRow(content: string, index: number): Announcement {
  const publishedAt = '2026-11-01T00:00:00.000Z'
  return { id: `T${index}`, type: 'PL', title: `Text ${index}`, content, read: false, publishedAt }
}
