import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minutesLeft } from './minutes-left.ts'

const NOW = Date.parse('2026-11-25T06:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

it.each([
  [30 * 60_000, 30],
  // The gateway's clock may be half a second ahead of what is known of it.
  [30 * 60_000 + 500, 30],
  [29 * 60_000 + 30_000, 30],
  [10_000, 1],
  [-60_000, 1],
])('MONEY-53 %i ms are %i minutes', (ms, minutes) => {
  expect(minutesLeft({ retryAt: new Date(NOW + ms).toISOString() })).toBe(minutes)
})

it('says nothing where nobody said until when', () => {
  expect(minutesLeft(undefined)).toBeUndefined()
})
