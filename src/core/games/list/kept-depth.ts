import type { Location } from 'react-router-dom'
import { entryKey, isFreshVisit, keptFor } from '#src/core/routing/entry-key.ts'
import { listDepthItem } from '#src/core/storage/place-items.ts'

/** A visit's last lists; older entries are forgotten. */
const KEPT_ENTRIES = 20

/** Deeper places are not sought again after a reload: they would cost a call for each page. */
const MAX_RESTORED_PAGES = 20

/** Those of this document: what an earlier visit kept for an entry of the same name says nothing about it. */
const ownEntries = new Set<string>()

/** Writes down how many pages of the list at a history entry are shown. */
export function keepDepth(location: Location, pages: number): void {
  const entry = entryKey(location)
  ownEntries.add(entry)
  const others = (listDepthItem.read() ?? []).filter((one) => one.entry !== entry)
  listDepthItem.write([...others, { entry, pages }].slice(-KEPT_ENTRIES))
}

/**
 * How many pages the list at a history entry had when the visitor left it, for a game in the same tab or by the back
 * button; 0 for a new visit.
 */
export function keptDepth(location: Location): number {
  const isReturn = ownEntries.has(entryKey(location)) || !isFreshVisit()
  const kept = isReturn ? keptFor(listDepthItem.read() ?? [], location) : undefined
  return Math.min(Math.ceil(kept?.pages ?? 0), MAX_RESTORED_PAGES)
}
