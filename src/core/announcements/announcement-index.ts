import type { Announcement } from '#src/api/generated/types.ts'
import { paths } from '#src/core/routing/paths.ts'

/** Name of the query value that says which announcement `/m/notice` opens. */
export const INDEX = 'index'

/** Address of an announcement, and what goes with the entry of the history. */
export interface AnnouncementLink {
  to: string
  state: { announcement: string }
}

/**
 * The announcement on the page of all; that page alone where `list` does not give it an index. The id goes along: the
 * list of the page may be of another age, with another announcement at that index.
 */
export function announcementLink(list: readonly Announcement[], id: string): AnnouncementLink {
  const index = announcementIndex(list, id)
  return { to: index < 0 ? paths.notice : `${paths.notice}?${INDEX}=${index}`, state: { announcement: id } }
}

/** The id that came with a link; undefined where the address came alone. */
export function linkedAnnouncement(state: unknown): string | undefined {
  const isLinked = typeof state === 'object' && state !== null && 'announcement' in state
  return isLinked ? String(state.announcement) : undefined
}

/**
 * The index that opens an announcement on `/m/notice`: its place among those for all players (GAP-95), so that an index
 * means the same to every visitor. -1 if it is not in the list.
 *
 * @param list any list that holds those of type `PL` and `PU`, in the order of the gateway
 */
function announcementIndex(list: readonly Announcement[], id: string): number {
  return forEverybody(list).findIndex((announcement) => announcement.id === id)
}

/** The announcement at an index; undefined outside the list. */
export function announcementAt(list: readonly Announcement[], index: number): Announcement | undefined {
  return forEverybody(list)[index]
}

const forEverybody = (list: readonly Announcement[]) => list.filter(({ type }) => type === 'PL' || type === 'PU')
