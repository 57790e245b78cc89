/**
 * The same call, started at most once in `intervalMs` (GAP-119): the first one at once, and of all that come too early
 * one at the end of the interval, with the arguments of the last. Whoever asked early gets the answer of that one.
 */
export function throttled<Args extends unknown[], Value>(
  call: (...args: Args) => Promise<Value>,
  intervalMs: number,
): (...args: Args) => Promise<Value> {
  let startedAt = Number.NEGATIVE_INFINITY
  let last: Args
  let trailing: Promise<Value> | undefined
  const start = () => {
    startedAt = performance.now()
    return call(...last)
  }
  return (...args) => {
    last = args
    if (trailing) return trailing
    const waitMs = startedAt + intervalMs - performance.now()
    if (waitMs <= 0) return start()
    trailing = new Promise<void>((resolve) => setTimeout(resolve, waitMs)).then(() => {
      trailing = undefined
      return start()
    })
    return trailing
  }
}
