import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { entryKey } from '#src/core/routing/entry-key.ts'
import { scrollItem } from '#src/core/storage/scroll-item.ts'

/** Scroll positions by history entry. */
const positions = new Map(Object.entries(scrollItem.read() ?? {}))

/**
 * Restores the scroll position of a history entry when the visitor comes back to it, also from a game that was played
 * in the same tab; a new page starts at its top.
 */
export function useScrollMemory(): void {
  const entry = entryKey(useLocation())
  const type = useNavigationType()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => scrollItem.write(Object.fromEntries(positions))
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])
  useLayoutEffect(() => {
    const top = type === 'POP' ? (positions.get(entry) ?? 0) : 0
    window.scrollTo(0, top)
    if (window.scrollY >= top - 1) return undefined
    const leaving = new AbortController()
    void import('./seek-scroll.ts').then(
      ({ seekScroll }) => seekScroll(top, leaving.signal),
      () => undefined,
    )
    return () => leaving.abort()
  }, [entry, type])
  useEffect(() => {
    const remember = () => positions.set(entry, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [entry])
}
