import { topLayer, watchCover } from './layers.ts'

/** A layer that follows on another opens within this time. */
const SETTLE_MS = 100

interface Waiter {
  readonly pathname: string
  readonly resolve: () => void
}

const waiters = new Set<Waiter>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Waits until no layer is open, one caller after the other: what opens by itself covers neither what somebody uses nor
 * what else has opened by itself. The wait has no end where the page is left meanwhile, or once the signal aborts.
 */
export function untilNoLayer(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return
    const waiter = { pathname: window.location.pathname, resolve }
    waiters.add(waiter)
    signal.addEventListener('abort', () => waiters.delete(waiter))
    admitSoon()
  })
}

watchCover(admitSoon)

function admitSoon(): void {
  if (waiters.size > 0) timer ??= setTimeout(admitNext, SETTLE_MS)
}

function admitNext(): void {
  timer = undefined
  for (const waiter of waiters) {
    if (topLayer()) return
    waiters.delete(waiter)
    // The old page stays until the next one is there.
    if (waiter.pathname !== window.location.pathname) continue
    waiter.resolve()
    return admitSoon()
  }
}
