/** The `prefers-reduced-motion` query of the system, with its changes; undefined where the browser has none. */
export function stillness(): MediaQueryList | undefined {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)')
}

/** Whether changes show at once, without a transition. */
export function prefersStillness(): boolean {
  return stillness()?.matches ?? false
}
