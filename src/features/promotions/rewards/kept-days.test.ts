// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { keptDays } from './kept-days.ts'

const { serverNow } = vi.hoisted(() => ({ serverNow: vi.fn<() => number>() }))
vi.mock('#src/api/server-clock.ts', () => ({ serverNow }))

it.each([
  // Dhaka is six hours ahead: there the day has begun.
  ['2026-11-19T18:30:00Z', { from: '2026-08-23', to: '2026-11-20' }],
  ['2026-11-19T17:30:00Z', { from: '2026-08-22', to: '2026-11-19' }],
])('bookings go back 90 days, by the merchant’s calendar and the clock of the gateway (%s)', (now, days) => {
  serverNow.mockReturnValue(Date.parse(now))
  expect(keptDays()).toEqual(days)
})
