/** The system's wish for stillness, now and as it changes; nothing where the browser knows of none. */
export function stillness(): MediaQueryList | undefined {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)')
}

/** Whether changes are to be seen at once, without a way there. */
export function prefersStillness(): boolean {
  return stillness()?.matches ?? false
}
