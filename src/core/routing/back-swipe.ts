import { noteBackSwipe } from './last-swipe.ts'

/** SHELL-44: a finger that moved so far sideways swipes back. */
const SWIPE_PX = 100

/** Whether a finger's way is a backward swipe: far enough sideways, or out of the page at its start. */
export function isBackSwipe(way: { startX: number; endX: number }): boolean {
  return Math.abs(way.endX - way.startX) > SWIPE_PX || way.endX < 0
}

let startX = 0

/** Follows fingers, so that a page change can know whether one caused it. */
export function watchBackSwipes(target: Pick<Window, 'addEventListener'> = window): void {
  const passive = { passive: true }
  target.addEventListener('touchstart', (event) => (startX = event.touches[0]?.clientX ?? 0), passive)
  target.addEventListener(
    'touchmove',
    (event) => {
      const endX = event.touches[0]?.clientX ?? startX
      if (isBackSwipe({ startX, endX })) noteBackSwipe()
    },
    passive,
  )
}
