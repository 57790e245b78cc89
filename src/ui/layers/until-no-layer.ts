import { isLoadingParts } from '#src/ui/loading/late-part.ts'
import { topLayer, watchCover } from './layers.ts'

/** A layer that follows on another, or whose code has just come, opens within this time. */
const SETTLE_MS = 100

interface Waiter {
  readonly pathname: string
  readonly resolve: () => void
}

const waiters = new Set<Waiter>()
let timer: ReturnType<typeof setTimeout> | undefined
let wasLoading = false

/**
 * Waits until no layer is open or about to open, one caller after the other: what opens by itself covers neither what
 * somebody uses nor what else has opened by itself. The wait goes on where the page is left, and has no end once the
 * signal aborts.
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
  if (topLayer()) return
  // Code that has just come is drawn by the next look.
  const mayOpen = wasLoading
  wasLoading = isLoadingParts()
  if (wasLoading || mayOpen) return admitSoon()
  // A page that was left stays until the next one is there; who comes back meanwhile finds it as it was.
  const next = [...waiters].find(({ pathname }) => pathname === window.location.pathname)
  if (next) {
    waiters.delete(next)
    next.resolve()
  }
  admitSoon()
}
