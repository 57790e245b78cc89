import { describe, expect, it } from 'vitest'
import { addMonths, dayOf, daysIn, isDay, rangeBetween, rangeOf, weeksOf } from './days.ts'

describe('days of records', () => {
  it('GAP-151 are those of the merchant’s time zone, at both ends of a day', () => {
    expect(dayOf(new Date('2026-11-20T18:00:00Z'), 'Asia/Dhaka')).toBe('2026-11-21')
    expect(dayOf(new Date('2026-11-20T17:59:59Z'), 'Asia/Dhaka')).toBe('2026-11-20')
    expect(dayOf(new Date('2026-11-20T23:00:00Z'), 'America/Lima')).toBe('2026-11-20')
  })

  it('NAMED-03 come as today, yesterday, the week and seven days', () => {
    // A Saturday.
    expect(rangeOf('today', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
    expect(rangeOf('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
    expect(rangeOf('sevenDays', '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  })

  it('NAMED-28, NAMED-29 of figures come as the month too, day by day', () => {
    expect(rangeOf('month', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' })
    expect(daysIn({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  })

  it('CONST-24 a week begins on Sunday and ends on Saturday', () => {
    expect(rangeOf('week', '2026-11-21').from).toBe('2026-11-15')
    expect(rangeOf('week', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' })
    const [first, ...others] = weeksOf('2026-11')
    expect(first).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ])
    expect(others.at(-1)).toEqual([
      '2026-11-29',
      '2026-11-30',
      ...Array.from({ length: 5 }, (_, i) => `2026-12-0${i + 1}`),
    ])
    expect(weeksOf('2026-12')[0]?.[0]).toBe('2026-11-29')
  })

  it('are taken from an address only when they exist, in order, and within what the gateway keeps', () => {
    const today = '2026-11-21'
    expect(rangeBetween('2026-11-10', '2026-11-02', today)).toEqual({ from: '2026-11-02', to: '2026-11-10' })
    expect(rangeBetween('2026-11-31', today, today)).toBeUndefined()
    expect(rangeBetween('2026-08-23', today, today)).toBeUndefined()
    expect(rangeBetween('2026-08-24', today, today)).toBeDefined()
    expect(rangeBetween(today, '2026-11-22', today)).toBeUndefined()
    expect(isDay('today')).toBe(false)
    expect(addMonths('2026-12', 1)).toBe('2027-01')
  })
})
