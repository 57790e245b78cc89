/** The same call, never two at once: all that ask while one is under way get one more, after it. */
export function oneAtATime(call: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    try {
      while (isWanted) {
        isWanted = false
        await call()
      }
    } finally {
      isRunning = false
    }
  }
}
