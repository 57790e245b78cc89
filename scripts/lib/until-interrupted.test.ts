import { afterEach, expect, test, vi } from 'vitest'
import { useOwnSignals } from '../../tests/support/own-signals.ts'
import { untilInterrupted } from './until-interrupted.ts'

useOwnSignals()
afterEach(() => vi.restoreAllMocks())

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
