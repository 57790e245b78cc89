import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Ask, Tell } from './messages.ts'
import { askPages } from './pages.ts'

/** What each page was asked, and when it answers. */
const asked: string[] = []
const LATE_MS = 5_000

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', TwoPages)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells one page what to change, and once, also where that page answers late', async () => {
  const told = askPages('PUT', 'orders', { orderNo: 'D1', action: 'arrive' })
  await vi.advanceTimersByTimeAsync(LATE_MS)
  expect(await told).toBeUndefined()
  expect(asked).toEqual(['one: GET clock', 'two: GET clock', 'one: PUT orders'])
})

/** The channel to two open pages, which are quick to say what the time is and slow to change anything. */
class TwoPages extends EventTarget {
  postMessage({ ask, method, name, to }: Ask): void {
    for (const from of ['one', 'two']) {
      if (to !== undefined && to !== from) continue
      asked.push(`${from}: ${method} ${name}`)
      const data = { tell: ask, from, status: 200, body: '{}' } satisfies Tell
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), method === 'GET' ? 1 : LATE_MS)
    }
  }
  close(): void {}
}
