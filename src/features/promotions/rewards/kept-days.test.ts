// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { keptDays } from './kept-days.ts'

it('bookings go back 90 days, by the merchant’s calendar', () => {
  // Dhaka is six hours ahead: there the day has begun.
  expect(keptDays(Date.parse('2026-11-19T18:30:00Z'))).toEqual({ from: '2026-08-23', to: '2026-11-20' })
  expect(keptDays(Date.parse('2026-11-19T17:30:00Z'))).toEqual({ from: '2026-08-22', to: '2026-11-19' })
})
