import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scroll positions by history entry. */
export const scrollPositions = new Map<string, number>()

/**
 * Restores the scroll position of a history entry when the visitor comes back to it; a new page starts at its top. For
 * a page that is still too short, and after a visit elsewhere, see use-scroll-seeker.ts.
 */
export function useScrollMemory(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])
  const isOpened = useRef(true)
  useLayoutEffect(() => {
    // A document that was just opened stands at its top; to ask for it would make the browser lay the page out at once.
    if (!isOpened.current) window.scrollTo(0, type === 'POP' ? (scrollPositions.get(key) ?? 0) : 0)
    isOpened.current = false
  }, [key, type])
  useEffect(() => {
    const remember = () => scrollPositions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}
