/** SHELL-92: so near to the bottom the next page is asked for, in px. */
const DISTANCE_PX = 300
/** SHELL-93: at most once in so many milliseconds. */
const THROTTLE_MS = 1_000

/** Whether the visitor has come near to the bottom of the document. */
export function isNearBottom({ scrollY, viewport, height }: { scrollY: number; viewport: number; height: number }) {
  return height - (scrollY + viewport) <= DISTANCE_PX
}

/** How long the next page still has to wait, in ms, when the last one was asked for at `last`. */
export function waitOf(last: number, now: number): number {
  return Math.max(0, last + THROTTLE_MS - now)
}
