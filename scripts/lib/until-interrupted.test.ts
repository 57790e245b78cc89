import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilInterrupted } from './until-interrupted.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
// Other files of the worker may still listen.
const others = new Map<string, Function[]>()
beforeEach(() => {
  for (const signal of SIGNALS) {
    others.set(signal, process.rawListeners(signal))
    process.removeAllListeners(signal)
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal)
    for (const listener of others.get(signal) ?? []) process.on(signal, listener as NodeJS.SignalsListener)
  }
})

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGINT', 'SIGTERM'],
  ['SIGHUP', 'SIGINT'],
] as const)(
  '%s and then %s end the process at once, with the code of an end and not of findings',
  async (first, second) => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
    const interrupted = untilInterrupted()
    process.emit(first)
    await interrupted
    expect(exit).not.toHaveBeenCalled()
    process.emit(second)
    expect(exit.mock.calls).toEqual([[2]])
  },
)
