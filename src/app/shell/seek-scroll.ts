/** So long a position is sought while the page fills, in ms. */
const SEEK_MS = 5_000
/** What shows that the visitor has taken over. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown'] as const

/**
 * Scrolls to a position for which the page is still too short: again whenever it grows, until the position is reached,
 * the visitor scrolls, or time is up.
 */
export function seekScroll(top: number, signal: AbortSignal): void {
  const look = () => {
    window.scrollTo(0, top)
    if (window.scrollY >= top - 1) end()
  }
  const growth = new MutationObserver(look)
  const end = () => {
    growth.disconnect()
    window.clearTimeout(timer)
    for (const name of OWN_MOVES) window.removeEventListener(name, end)
    signal.removeEventListener('abort', end)
  }
  const timer = window.setTimeout(end, SEEK_MS)
  growth.observe(document.body, { childList: true, subtree: true })
  for (const name of OWN_MOVES) window.addEventListener(name, end, { passive: true })
  if (signal.aborted) return end()
  signal.addEventListener('abort', end)
  look()
}
