import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { announcementRows } from '#mock/data/announcements.ts'
import { inboxRows } from '#mock/data/inbox.ts'
import type { Announcement, InboxMessage } from '#src/api/generated/types.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import type { Database } from '../db.ts'
import type { Account } from '../rows.ts'

/** The kinds of announcement that count as unread for a member; banners and promotions never count. */
const ANNOUNCEMENT_TYPES: readonly Announcement['type'][] = ['PL', 'PU']
const AGENT_TYPES: readonly number[] = [1, 2, 41, 42]
/** The same for an agent. */
const AGENT_ANNOUNCEMENT_TYPES: readonly Announcement['type'][] = ['A', ...ANNOUNCEMENT_TYPES]

/** A merchant's announcements, each marked as read or unread for one account; without an account all are unread. */
export function announcementsFor(
  db: Database,
  merchant: MerchantCode,
  account: Account | undefined,
  language: string,
  now: number,
): Announcement[] {
  const rows = announcementRows(new Date(now), merchant, language)
  if (!account) return rows
  const read = readAnnouncements(db, account)
  return rows.map((row) => ({ ...row, read: read.has(row.id) }))
}

/** A member's inbox in a language without what was deleted, the latest letter first. */
export function inboxOf(
  db: Database,
  account: Account,
  now: number,
  language: string = DEFAULT_LANGUAGE,
): InboxMessage[] {
  const read = readMessages(db, account)
  const { merchant, username } = account
  const deleted = new Set(
    db.inboxDeletions.findMany((q) => q.where({ merchant, username })).map(({ messageId }) => messageId),
  )
  return inboxRows(new Date(now), account.info.id, language)
    .filter(({ id }) => !deleted.has(id))
    .map((row) => ({ ...row, read: read.has(row.id) }))
}

/** Counts of unread announcements and letters of a member (MSG-18). */
export function unreadOf(db: Database, account: Account, now: number): { inbox: number; announcement: number } {
  const types = AGENT_TYPES.includes(account.info.type) ? AGENT_ANNOUNCEMENT_TYPES : ANNOUNCEMENT_TYPES
  const announcements = announcementsFor(db, account.merchant, account, DEFAULT_LANGUAGE, now)
  return {
    inbox: inboxOf(db, account, now).filter(({ read }) => !read).length,
    announcement: announcements.filter(({ read, type }) => !read && types.includes(type)).length,
  }
}

/** An announcement or a letter. */
type Row = Pick<Announcement | InboxMessage, 'id'>

/** Marks announcements as read; does nothing to those that are read already. */
export async function markAnnouncements(db: Database, account: Account, rows: readonly Row[]): Promise<void> {
  const { merchant, username } = account
  const read = readAnnouncements(db, account)
  for (const { id } of rows)
    if (!read.has(id)) await db.announcementReads.create({ merchant, username, announcementId: id })
}

/** Marks letters as read; does nothing to those that are read already. */
export async function markMessages(db: Database, account: Account, rows: readonly Row[]): Promise<void> {
  const { merchant, username } = account
  const read = readMessages(db, account)
  for (const { id } of rows) if (!read.has(id)) await db.inboxReads.create({ merchant, username, messageId: id })
}

function readAnnouncements(db: Database, { merchant, username }: Account): ReadonlySet<string> {
  const marks = db.announcementReads.findMany((q) => q.where({ merchant, username }))
  return new Set(marks.map(({ announcementId }) => announcementId))
}

function readMessages(db: Database, { merchant, username }: Account): ReadonlySet<string> {
  const marks = db.inboxReads.findMany((q) => q.where({ merchant, username }))
  return new Set(marks.map(({ messageId }) => messageId))
}
