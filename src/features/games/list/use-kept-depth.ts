import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { keepDepth, keptDepth } from '#src/core/games/list/kept-depth.ts'
import { entryKey, isReturn } from '#src/core/routing/entry-key.ts'

/**
 * Finds the depth of a list again when the visitor comes back to its history entry with an empty cache, as after a game
 * that was played in the same tab: pages are loaded one after the other until the old depth is reached.
 *
 * @param loaded pages that are there
 * @param loadNext asks for the next page; undefined while it cannot
 * @returns the depth that is still sought, in pages; 0 when nothing is
 */
export function useKeptDepth(loaded: number, loadNext: (() => void) | undefined): number {
  const location = useLocation()
  const key = entryKey(location)
  const comesBack = isReturn(location, useNavigationType())
  const [kept] = useState(() => ({ key, pages: comesBack ? keptDepth(location) : 0 }))
  const sought = kept.key === key ? kept.pages : 0
  const next = useEffectEvent(() => loadNext?.())
  const canLoad = loadNext !== undefined
  useEffect(() => {
    if (loaded > 0 && loaded < sought && canLoad) next()
  }, [loaded, sought, canLoad])
  const keep = useEffectEvent((pages: number) => keepDepth(location, pages))
  useEffect(() => {
    if (loaded > 0 && loaded >= sought) keep(loaded)
  }, [key, loaded, sought])
  return loaded < sought ? sought : 0
}
