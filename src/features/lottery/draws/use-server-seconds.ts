import { useSyncExternalStore } from 'react'
import { serverNow } from '#src/api/server-clock.ts'

const SECOND_MS = 1_000
const listeners = new Set<() => void>()
let second = secondNow()
let timer = 0

/** The gateway's clock in epoch milliseconds, whole seconds; all who look share one timer. */
export function useServerSeconds(): number {
  return useSyncExternalStore(subscribe, () => second) * SECOND_MS
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    tick()
    timer = window.setInterval(tick, SECOND_MS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.clearInterval(timer)
  }
}

function tick(): void {
  second = secondNow()
  for (const listener of listeners) listener()
}

function secondNow(): number {
  return Math.floor(serverNow() / SECOND_MS)
}
