/** Of the window, in pages that {@link shortenWaits} runs in. */
export interface WindowWithWaits extends Window {
  /** Ends every wait that would be over within so many milliseconds, and says how long the longest was meant to be. */
  endWaits?: (withinMs: number) => number
}

/**
 * Runs in the page before its scripts: time goes as ever, and a wait can be ended before its time. The hours stay as
 * they are, unlike with a clock that is put forward, so nothing that was read becomes old by it.
 */
export function shortenWaits(): void {
  const { setTimeout: start, clearTimeout: stop } = window
  const waits = new Map<number, { due: number; ms: number; run: () => void }>()
  const wait = (handler: TimerHandler, ms = 0, ...values: unknown[]): number => {
    const run = () => {
      waits.delete(id)
      if (typeof handler === 'function') handler(...values)
    }
    const id = start(run, ms)
    waits.set(id, { due: performance.now() + ms, ms, run })
    return id
  }
  const forget = (id?: number) => {
    if (id !== undefined) waits.delete(id)
    stop(id)
  }
  const endWaits = (withinMs: number) => {
    const until = performance.now() + withinMs
    const over = [...waits].filter(([, { due }]) => due <= until).toSorted(([, a], [, b]) => a.due - b.due)
    let longest = 0
    for (const [id, { ms, run }] of over) {
      // One that was called off by the one before it stays so.
      if (!waits.has(id)) continue
      stop(id)
      longest = Math.max(longest, ms)
      run()
    }
    return longest
  }
  Object.assign(window, { setTimeout: wait, clearTimeout: forget, endWaits })
}
