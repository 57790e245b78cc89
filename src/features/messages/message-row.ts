import type { Announcement, InboxMessage } from '#src/api/generated/types.ts'
import type { MessageKind } from '#src/core/inbox/read-marks.ts'

/** An announcement or a letter as the lists show it. */
export interface MessageRow {
  id: string
  kind: MessageKind
  /** What its picture says. */
  about: 'players' | 'agents' | 'house' | 'letter'
  title: string
  /** HTML of the operator. */
  content: string
  at: string
  /** Whether it is marked as new: visitors have nothing to read. */
  isUnread: boolean
}

/** How somebody sees a list: marks of this visit come before what the gateway knows (MSG-04). */
export interface Reader {
  isSignedIn: boolean
  marks: ReadonlySet<string>
}

const abouts = { PL: 'players', PU: 'house', A: 'agents', B: 'house', PR: 'house', H: 'house' } as const

export function announcementRow(
  { id, type, title, content, read, publishedAt }: Announcement,
  reader: Reader,
): MessageRow {
  const isUnread = reader.isSignedIn && !read && !reader.marks.has(id)
  return { id, kind: 'announcement', about: abouts[type], title, content, at: publishedAt, isUnread }
}

export function letterRow({ id, title, content, read, sentAt }: InboxMessage, reader: Reader): MessageRow {
  const isUnread = reader.isSignedIn && !read && !reader.marks.has(id)
  return { id, kind: 'inbox', about: 'letter', title, content, at: sentAt, isUnread }
}

/** The latest of both kinds together, the newest first. */
export function latestRows(rows: readonly MessageRow[], most: number): MessageRow[] {
  return [...rows].sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, most)
}
