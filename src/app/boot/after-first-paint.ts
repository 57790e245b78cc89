/** A page that nobody looks at is given no frames. */
const WITHOUT_FRAMES_MS = 500

/**
 * Does something when the shell has been painted, with the merchant's picture where that is stored already: two frames.
 */
export function afterFirstPaint(act: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    act()
  }
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
  setTimeout(once, WITHOUT_FRAMES_MS)
}
