import { startSourceItem } from '#src/core/storage/items.ts'

/** Keeps for the session that the page was started from a web clip: only the first address says so (GAP-127). */
export function keepStartSource(address: Pick<Location, 'search'> = window.location): void {
  if (/[?&]source=webclip(&|$)/.test(address.search)) startSourceItem.write('webclip')
}
