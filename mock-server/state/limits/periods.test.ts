import { describe, expect, it } from 'vitest'
import type { PlayPeriod } from '#src/api/generated/types.ts'
import { periodAt } from './periods.ts'

describe('a period of deposits', () => {
  it.each<[PlayPeriod, string, string, string, string]>([
    // Dhaka is six hours ahead: its Saturday has begun.
    ['DAY', 'Asia/Dhaka', '2026-11-20T18:00:00Z', '2026-11-20T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
    ['DAY', 'Asia/Kolkata', '2026-11-20T18:29:59Z', '2026-11-19T18:30:00.000Z', '2026-11-20T18:30:00.000Z'],
    ['WEEK', 'Asia/Dhaka', '2026-11-22T17:59:59Z', '2026-11-15T18:00:00.000Z', '2026-11-22T18:00:00.000Z'],
    ['WEEK', 'Asia/Dhaka', '2026-11-22T18:00:00Z', '2026-11-22T18:00:00.000Z', '2026-11-29T18:00:00.000Z'],
    ['MONTH', 'Asia/Bangkok', '2026-12-31T16:59:59Z', '2026-11-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
    ['MONTH', 'America/Lima', '2028-02-29T12:00:00Z', '2028-02-01T05:00:00.000Z', '2028-03-01T05:00:00.000Z'],
  ])('BEYOND-10 %s in %s at %s goes from %s to %s', (period, timeZone, now, from, to) => {
    const { holds, renewsAt } = periodAt(period, timeZone, Date.parse(now))
    expect(renewsAt).toBe(to)
    const before = (moment: string) => new Date(Date.parse(moment) - 1).toISOString()
    expect([before(from), from, before(to), to].map(holds)).toEqual([false, true, true, false])
  })
})
