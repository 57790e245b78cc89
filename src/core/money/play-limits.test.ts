// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { PlayLimit } from '#src/api/generated/types.ts'
import { tightestOf } from './play-limits.ts'

const limit = (period: PlayLimit['period'], amount?: string, left?: string): PlayLimit => ({
  period,
  used: '0.00',
  renewsAt: '2026-11-21T18:00:00Z',
  ...(amount === undefined || left === undefined ? {} : { amount, left }),
})

it('BEYOND-10 of several limits the one counts that leaves least, the shorter period of two alike', () => {
  const of = (...limits: PlayLimit[]) => tightestOf({ limits })?.period
  expect(of(limit('DAY', '900.00', '900.00'), limit('WEEK', '2000.00', '899.99'), limit('MONTH'))).toBe('WEEK')
  expect(of(limit('DAY', '1000.00', '100.00'), limit('WEEK', '2000.00', '99.00'), limit('MONTH'))).toBe('WEEK')
  expect(of(limit('DAY', '500.00', '0.00'), limit('WEEK', '900.00', '0.00'), limit('MONTH'))).toBe('DAY')
})

it('BEYOND-10 nothing counts where no limit is set, or nothing is known yet', () => {
  expect(tightestOf({ limits: [limit('DAY'), limit('WEEK'), limit('MONTH')] })).toBeUndefined()
  expect(tightestOf(undefined)).toBeUndefined()
})
