import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttled } from './throttled.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

it('GAP-119 makes the first call at once and one more at the end of the interval, with the last arguments', async () => {
  const call = vi.fn<(text: string) => Promise<string>>(async (text) => text.toUpperCase())
  const spaced = throttled(call, 250)
  const answers = Promise.all([spaced('a'), spaced('b'), spaced('c')])
  await vi.advanceTimersByTimeAsync(249)
  expect(call.mock.calls).toEqual([['a']])
  await vi.advanceTimersByTimeAsync(1)
  expect(call.mock.calls).toEqual([['a'], ['c']])
  expect(await answers).toEqual(['A', 'C', 'C'])
  const late = spaced('d')
  await vi.advanceTimersByTimeAsync(250)
  expect(await late).toBe('D')
  await vi.advanceTimersByTimeAsync(250)
  const free = spaced('e')
  expect(call).toHaveBeenCalledTimes(4)
  expect(await free).toBe('E')
})

it('GAP-119 goes on after a call that failed', async () => {
  const call = vi.fn<() => Promise<string>>(async () => 'well').mockRejectedValueOnce(new Error('first'))
  const spaced = throttled(call, 250)
  await expect(spaced()).rejects.toThrow('first')
  const next = spaced()
  await vi.advanceTimersByTimeAsync(250)
  expect(await next).toBe('well')
})

it('GAP-119 a device clock that is put back delays nothing', async () => {
  vi.setSystemTime(3_600_000)
  const call = vi.fn<() => Promise<string>>(async () => 'well')
  const spaced = throttled(call, 250)
  await spaced()
  vi.setSystemTime(0)
  void spaced()
  await vi.advanceTimersByTimeAsync(250)
  expect(call).toHaveBeenCalledTimes(2)
})
