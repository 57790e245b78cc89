/** SHELL-44: a finger that moved so far sideways swipes back. */
const SWIPE_PX = 100
/** The browser changes the page shortly after the finger has left the glass. */
const VALID_MS = 800

/** Whether a finger's way is a backward swipe: far enough sideways, or out of the page at its start. */
export function isBackSwipe(way: { startX: number; endX: number }): boolean {
  return Math.abs(way.endX - way.startX) > SWIPE_PX || way.endX < 0
}

let startX = 0
let swipedAt = Number.NEGATIVE_INFINITY

/** Follows fingers, so that a page change can know whether one caused it. */
export function watchBackSwipes(target: Pick<Window, 'addEventListener'> = window): void {
  const passive = { passive: true }
  target.addEventListener('touchstart', (event) => (startX = event.touches[0]?.clientX ?? 0), passive)
  target.addEventListener(
    'touchmove',
    (event) => {
      const endX = event.touches[0]?.clientX ?? startX
      if (isBackSwipe({ startX, endX })) swipedAt = performance.now()
    },
    passive,
  )
}

/** Whether the page change that happens now comes from a backward swipe. */
export function wasBackSwipe(now: number = performance.now()): boolean {
  return now - swipedAt < VALID_MS
}
