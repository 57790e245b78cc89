/** Safari has no requestIdleCallback; wait this long instead, enough for the next frame. */
const FALLBACK_WAIT_MS = 50

/** The longest that {@link untilIdle} waits. */
const LONGEST_PAUSE_MS = 1_000

/** Resolves when the browser is idle. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve, LONGEST_PAUSE_MS))
}

/**
 * Runs a task when the browser is idle.
 *
 * @param longestWaitMs runs it then, idle or not
 * @returns cancels it
 */
export function whenIdle(task: () => void, longestWaitMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, FALLBACK_WAIT_MS)
    return () => clearTimeout(timer)
  }
  const id = window.requestIdleCallback(task, { timeout: longestWaitMs })
  return () => window.cancelIdleCallback(id)
}
