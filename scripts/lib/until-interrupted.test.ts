import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilInterrupted } from './until-interrupted.ts'

// Other files of the worker may still listen.
let others: NodeJS.SignalsListener[] = []
beforeEach(() => {
  others = process.listeners('SIGINT')
  process.removeAllListeners('SIGINT')
})
afterEach(() => {
  vi.restoreAllMocks()
  process.removeAllListeners('SIGINT')
  for (const listener of others) process.on('SIGINT', listener)
})

test('a second Ctrl-C ends the process at once, with the code of an end and not of findings', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const interrupted = untilInterrupted()
  process.emit('SIGINT')
  await interrupted
  expect(exit).not.toHaveBeenCalled()
  process.emit('SIGINT')
  expect(exit.mock.calls).toEqual([[2]])
})
