import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { entryKey, isReturn } from '#src/core/routing/entry-key.ts'
import { isPlaceKept } from '#src/core/routing/kept-place.ts'

/** Scroll positions by history entry. */
export const scrollPositions = new Map<string, number>()

/** The entry whose position is still sought: where the page stands meanwhile is not where the visitor was. */
export const sought: { entry?: string | undefined } = {}

/**
 * Restores the scroll position of a history entry when the visitor comes back to it; a new page starts at its top. For
 * a page that is still too short, and after a visit elsewhere, see use-scroll-seeker.ts.
 */
export function useScrollMemory(): void {
  const location = useLocation()
  const entry = entryKey(location)
  const keepsPlace = isPlaceKept(location.state)
  const comesBack = isReturn(location, useNavigationType())
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])
  const isOpened = useRef(true)
  useLayoutEffect(() => {
    // A document that was just opened stands at its top; to ask for it would make the browser lay the page out at once.
    if (!isOpened.current && comesBack) window.scrollTo(0, scrollPositions.get(entry) ?? 0)
    if (!isOpened.current && !comesBack && !keepsPlace) window.scrollTo(0, 0)
    isOpened.current = false
  }, [entry, comesBack, keepsPlace])
  useEffect(() => {
    const remember = () => {
      if (sought.entry === entry || isCutShort(entry)) return
      // The latest last, as `keptFor` wants it.
      scrollPositions.delete(entry)
      scrollPositions.set(entry, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [entry])
}

/** A page that is shorter than before, as while it fills, stands at its end because it has to. */
function isCutShort(entry: string): boolean {
  const { scrollY, innerHeight } = window
  const end = document.documentElement.scrollHeight - innerHeight
  return scrollY >= end - 1 && scrollY < (scrollPositions.get(entry) ?? 0)
}
