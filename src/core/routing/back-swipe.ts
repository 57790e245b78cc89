import { noteBackSwipe } from './last-swipe.ts'

/** SHELL-44: a finger that moved so far sideways swipes back. */
const SWIPE_PX = 100

/** Whether a finger's way is a backward swipe: far enough sideways, or out of the page at its start. */
export function isBackSwipe(way: { startX: number; endX: number }): boolean {
  return Math.abs(way.endX - way.startX) > SWIPE_PX || way.endX < 0
}

/** Follows fingers, so that a page change can know whether one caused it. Returns the way to stop. */
export function watchBackSwipes(): () => void {
  let startX = 0
  const start = (event: TouchEvent) => (startX = event.touches[0]?.clientX ?? 0)
  const move = (event: TouchEvent) => {
    const endX = event.touches[0]?.clientX ?? startX
    if (isBackSwipe({ startX, endX })) noteBackSwipe()
  }
  window.addEventListener('touchstart', start, { passive: true })
  window.addEventListener('touchmove', move, { passive: true })
  return () => {
    window.removeEventListener('touchstart', start)
    window.removeEventListener('touchmove', move)
  }
}
