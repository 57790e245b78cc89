import { afterEach, beforeEach } from 'vitest'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Gives each test signals that nobody listens to yet: what a test before has armed would end the worker. */
export function useOwnSignals(): void {
  const others = new Map<string, Function[]>()
  beforeEach(() => {
    for (const signal of SIGNALS) {
      others.set(signal, process.rawListeners(signal))
      process.removeAllListeners(signal)
    }
  })
  afterEach(() => {
    for (const signal of SIGNALS) {
      process.removeAllListeners(signal)
      for (const listener of others.get(signal) ?? []) process.on(signal, listener as NodeJS.SignalsListener)
    }
  })
}
