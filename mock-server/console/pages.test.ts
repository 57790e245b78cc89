// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handOver, readHandover } from '#mock/scenario/handover.ts'
import { controlOf } from './control.ts'
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
  const told = askPages('PUT', 'orders', { orderNo: 'D1', action: 'arrive' }).catch(String)
  await vi.advanceTimersByTimeAsync(LATE_MS)
  expect(await told).toBe('Error: The page has not answered yet; it may have done it.')
  expect(asked).toEqual(['one: GET clock', 'two: GET clock', 'one: PUT orders'])
})

it('hands clock, session and scenario over for a reset, also where that page answers late', async () => {
  handOver({ scenario: 'login:CAPTCHA_REQUIRED', aheadMs: 60_000 })
  const told = controlOf('browser').reset().catch(String)
  await vi.advanceTimersByTimeAsync(LATE_MS)
  expect(await told).toMatch(/may have done it/)
  expect(readHandover()).toMatchObject({ scenario: '', aheadMs: 0 })
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
