/** The browser changes the page shortly after the finger has left the glass. */
const VALID_MS = 800

let swipedAt = Number.NEGATIVE_INFINITY

/** Notes that a finger swipes back in this moment. */
export function noteBackSwipe(): void {
  swipedAt = performance.now()
}

/** Whether the page change that happens now comes from a backward swipe. */
export function wasBackSwipe(): boolean {
  return performance.now() - swipedAt < VALID_MS
}
