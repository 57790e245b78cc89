// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MARK_INTERVAL_MS } from './read-marks.ts'
import { createReadQueue } from './read-queue.ts'

const TRANSIENT = new Error('later')
const ASKS_TO_WAIT = new Error('much later')
const FINAL = new Error('never')
const RETRY_MS = 1_000
const LONG_WAIT_MS = 60_000

const laterAfter = new Map<unknown, number>([
  [TRANSIENT, 0],
  [ASKS_TO_WAIT, LONG_WAIT_MS],
])

let told: { id: string; at: number }[]
let stops: number
let answer: (id: string, time: number) => Promise<unknown>

const queueOf = () =>
  createReadQueue({
    tell: (id) => {
      told.push({ id, at: Date.now() })
      return answer(id, told.filter((one) => one.id === id).length)
    },
    intervalMs: MARK_INTERVAL_MS,
    retryAfter: (failures, error) => (error === TRANSIENT && failures < 2 ? RETRY_MS : undefined),
    laterAfter: (error) => laterAfter.get(error),
    onStop: () => {
      stops += 1
    },
  })
const ids = () => told.map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  told = []
  stops = 0
  answer = async () => undefined
})
afterEach(() => vi.useRealTimers())

describe('telling what was read', () => {
  it('MSG-06, CONST-37, GAP-118 tells each at least 150 ms after the one before, in order, the first at once', async () => {
    const queue = queueOf()
    queue.add(['a', 'b'])
    queue.add(['c'])
    await vi.advanceTimersByTimeAsync(0)
    expect(ids()).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(149)
    expect(ids()).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1)
    expect(ids()).toEqual(['a', 'b'])
    await vi.advanceTimersByTimeAsync(150)
    expect(told).toEqual([
      { id: 'a', at: 0 },
      { id: 'b', at: 150 },
      { id: 'c', at: 300 },
    ])
    expect(stops).toBe(1)
  })

  it('GAP-119 drops none of sixty that come within the interval, and tells none twice', async () => {
    const queue = queueOf()
    const many = Array.from({ length: 60 }, (_, index) => `n${index}`)
    for (const id of many) queue.add([id])
    queue.add(many.slice(5, 20))
    await vi.advanceTimersByTimeAsync(60 * 150)
    expect(ids()).toEqual(many)
  })

  it('GAP-119 waits for an answer that takes longer than the interval, so that the order holds', async () => {
    answer = () => new Promise((resolve) => setTimeout(resolve, 400))
    const queue = queueOf()
    queue.add(['a', 'b'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told.map(({ at }) => at)).toEqual([0, 400])
  })

  it('MSG-06, GAP-119 goes on where the clock of the device is put back', async () => {
    vi.setSystemTime(3_600_000)
    const queue = queueOf()
    queue.add(['a'])
    await vi.advanceTimersByTimeAsync(0)
    vi.setSystemTime(0)
    queue.add(['b'])
    await vi.advanceTimersByTimeAsync(MARK_INTERVAL_MS)
    expect(ids()).toEqual(['a', 'b'])
  })

  it('GAP-119 tells again what failed for now, before what came after it', async () => {
    answer = async (id, time) => {
      if (id === 'a' && time < 3) throw TRANSIENT
    }
    const queue = queueOf()
    queue.add(['a', 'b'])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(ids()).toEqual(['a', 'a', 'a', 'b'])
    expect(stops).toBe(1)
  })

  it('GAP-119 keeps what keeps failing, with all behind it, until there is a reason to go on', async () => {
    let isDown = true
    answer = async () => {
      if (isDown) throw TRANSIENT
    }
    const queue = queueOf()
    queue.add(['a', 'b'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ids()).toEqual(['a', 'a', 'a'])
    isDown = false
    told = []
    queue.resume()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ids()).toEqual(['a', 'b'])
    queue.resume()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ids()).toEqual(['a', 'b'])
  })

  it('GAP-119 sends nothing before the time that the gateway asked for, whatever is read meanwhile', async () => {
    let isDown = true
    answer = async () => {
      if (isDown) throw ASKS_TO_WAIT
    }
    const queue = queueOf()
    queue.add(['a'])
    await vi.advanceTimersByTimeAsync(LONG_WAIT_MS - 1)
    queue.add(['b'])
    queue.resume()
    await vi.advanceTimersByTimeAsync(0)
    expect(ids()).toEqual(['a'])
    isDown = false
    await vi.advanceTimersByTimeAsync(1)
    queue.resume()
    await vi.advanceTimersByTimeAsync(MARK_INTERVAL_MS)
    expect(ids()).toEqual(['a', 'a', 'b'])
  })

  it('lets the next member wait for nothing that was asked of the one before', async () => {
    answer = async (id) => {
      if (id === 'a') throw ASKS_TO_WAIT
    }
    const queue = queueOf()
    queue.add(['a'])
    await vi.advanceTimersByTimeAsync(1_000)
    queue.clear()
    queue.add(['x'])
    await vi.advanceTimersByTimeAsync(0)
    expect(ids()).toEqual(['a', 'x'])
  })

  it('GAP-119 gives up what can never be told, and goes on', async () => {
    answer = async (id) => {
      if (id === 'a') throw FINAL
    }
    const queue = queueOf()
    queue.add(['a', 'b'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ids()).toEqual(['a', 'b'])
  })

  it('tells nothing of a former member', async () => {
    const queue = queueOf()
    queue.add(['a', 'b', 'c'])
    await vi.advanceTimersByTimeAsync(100)
    queue.clear()
    queue.add(['x'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ids()).toEqual(['a', 'x'])
  })
})
