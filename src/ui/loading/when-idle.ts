/** So long Safari waits, which tells of no pause: late enough for the next picture. */
const WAIT_UNTOLD_MS = 50

/** So long a {@link pause} lasts at most. */
const LONGEST_PAUSE_MS = 1_000

/** Waits for the browser's next pause. */
export function pause(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve, LONGEST_PAUSE_MS))
}

/**
 * Does something in the browser's next pause.
 *
 * @param longestWaitMs it is done then, pause or not
 * @returns takes it back
 */
export function whenIdle(task: () => void, longestWaitMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, WAIT_UNTOLD_MS)
    return () => clearTimeout(timer)
  }
  const id = window.requestIdleCallback(task, { timeout: longestWaitMs })
  return () => window.cancelIdleCallback(id)
}
