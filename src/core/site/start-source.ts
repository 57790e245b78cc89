import { startSourceItem } from '#src/core/storage/items.ts'

/** Keeps for the session that the page was started from a web clip: only the first address says so (GAP-127). */
export function keepStartSource(): void {
  if (/[?&]source=webclip(&|$)/.test(window.location.search)) startSourceItem.write('webclip')
}
