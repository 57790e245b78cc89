import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { entryKey, isFreshVisit, isReturn, keptFor } from '#src/core/routing/entry-key.ts'
import { scrollItem } from '#src/core/storage/place-items.ts'
import { scrollPositions, sought } from './use-scroll-memory.ts'

/** So many history entries are remembered when the visitor leaves the site for a game. */
const KEPT_ENTRIES = 30
/** So long after the page has last grown its position is sought, in ms. */
const SEEK_MS = 5_000
/** What shows that the visitor has taken over. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown'] as const

/**
 * The second half of the scroll memory, whose code comes late: positions outlive a visit to a game in the same tab, and
 * a page that is still filling is scrolled when it is long enough.
 */
export function useScrollSeeker(): void {
  const location = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])
  useLayoutEffect(() => {
    if (!isReturn(location, type)) return undefined
    const entry = entryKey(location)
    const top = scrollPositions.get(entry) ?? (isFreshVisit() ? 0 : keptTop(location))
    // To ask where the page stands makes the browser lay it out at once.
    return top === 0 || window.scrollY >= top - 1 ? undefined : seek(entry, top)
  }, [location, type])
}

function keep(): void {
  const before = (scrollItem.read() ?? []).filter(({ entry }) => !scrollPositions.has(entry))
  const now = [...scrollPositions].map(([entry, top]) => ({ entry, top }))
  scrollItem.write([...before, ...now].slice(-KEPT_ENTRIES))
}

function keptTop(location: Location): number {
  return keptFor(scrollItem.read() ?? [], location)?.top ?? 0
}

/**
 * Scrolls again whenever the page grows, until the position is reached, and once more where the page shrinks after
 * that, as with the session, which empties it. Ends when the visitor scrolls, or the page has not grown for a while.
 * Returns the function that gives it up.
 */
function seek(entry: string, top: number): () => void {
  let isThere = false
  let height = 0
  let timer = 0
  const look = () => {
    const { scrollHeight } = document.documentElement
    if (scrollHeight > height) {
      window.clearTimeout(timer)
      timer = window.setTimeout(end, SEEK_MS)
    }
    height = scrollHeight
    if (isThere && height - window.innerHeight >= top - 1) return
    window.scrollTo(0, top)
    isThere = window.scrollY >= top - 1
    sought.entry = isThere ? undefined : entry
  }
  const growth = new MutationObserver(look)
  const end = () => {
    sought.entry = undefined
    growth.disconnect()
    window.clearTimeout(timer)
    for (const name of OWN_MOVES) window.removeEventListener(name, end)
  }
  growth.observe(document.body, { childList: true, subtree: true })
  for (const name of OWN_MOVES) window.addEventListener(name, end, { passive: true })
  look()
  return end
}
