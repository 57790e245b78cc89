import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { entryKey, isFreshVisit } from '#src/core/routing/entry-key.ts'
import { listDepthItem } from '#src/core/storage/late-items.ts'

/** A visit's last lists; older entries are forgotten. */
const KEPT_ENTRIES = 20
/** Deeper places are not sought again after a reload: they would cost a call for each page. */
export const MAX_RESTORED_PAGES = 20

/**
 * Finds the depth of a list again when the visitor comes back to its history entry with an empty cache, as after a game
 * that was played in the same tab: pages are loaded one after the other until the old depth is reached.
 *
 * @param loaded pages that are there
 * @param loadNext asks for the next page; undefined while it cannot
 * @returns the depth that is still sought, in pages; 0 when nothing is
 */
export function useKeptDepth(loaded: number, loadNext: (() => void) | undefined): number {
  const key = entryKey(useLocation())
  const isReturn = useNavigationType() === 'POP' && !isFreshVisit()
  const [kept] = useState(() => ({ key, pages: isReturn ? keptPages(key) : 0 }))
  const sought = kept.key === key ? Math.min(kept.pages, MAX_RESTORED_PAGES) : 0
  const next = useEffectEvent(() => loadNext?.())
  const canLoad = loadNext !== undefined
  useEffect(() => {
    if (loaded > 0 && loaded < sought && canLoad) next()
  }, [loaded, sought, canLoad])
  useEffect(() => {
    if (loaded > 0 && loaded >= sought) remember(key, loaded)
  }, [key, loaded, sought])
  return loaded < sought ? sought : 0
}

function remember(key: string, pages: number): void {
  const others = (listDepthItem.read() ?? []).filter(({ entry }) => entry !== key)
  listDepthItem.write([...others, { entry: key, pages }].slice(-KEPT_ENTRIES))
}

function keptPages(key: string): number {
  return listDepthItem.read()?.find(({ entry }) => entry === key)?.pages ?? 0
}
