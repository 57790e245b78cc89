import { useEffect, useState } from 'react'

/** So long after the last movement the page is at rest. */
const REST_MS = 1_000
/** Smaller movements are those of a finger that rests. */
const STEP_PX = 4

/** Whether docked elements hide: while the page scrolls down, until it stops or scrolls up. */
export function useAwayWhileScrolling(): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    let timer: number | undefined
    const come = () => setAway(false)
    const follow = () => {
      const now = Math.max(0, window.scrollY)
      if (Math.abs(now - last) < STEP_PX) return
      setAway(now > last)
      last = now
      window.clearTimeout(timer)
      timer = window.setTimeout(come, REST_MS)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', follow)
    }
  }, [])
  return isAway
}
