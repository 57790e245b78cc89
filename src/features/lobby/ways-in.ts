import { useEffect, useState } from 'react'

/** Of the two ways in that home has below its banners. */
export const WAYS_IN_ID = 'ways-in'

/** As high as the header, under which they are out of sight. */
const MARGIN = '-56px 0px 0px'

/** Whether home's ways in have scrolled off, so that the header has to offer the one that matters (GAP-11). */
export function useAreWaysInGone(): boolean {
  const [areGone, setGone] = useState(false)
  useEffect(() => {
    const pair = document.getElementById(WAYS_IN_ID)
    if (!pair || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(([entry]) => setGone(entry?.isIntersecting === false), {
      rootMargin: MARGIN,
    })
    observer.observe(pair)
    return () => observer.disconnect()
  }, [])
  return areGone
}
