import { describe, expect, it } from 'vitest'
import { timeStyleOf } from './message-time.ts'

const NOW = Date.parse('2026-11-21T20:00:00Z')

describe('when a message was sent', () => {
  it.each([
    ['2026-11-21T19:59:00Z', 'time', 'today, in Dhaka already the 22nd'],
    ['2026-11-21T17:59:00Z', 'weekday', 'before midnight in Dhaka'],
    ['2026-11-16T02:00:00Z', 'weekday', 'six days ago'],
    ['2026-11-15T02:00:00Z', 'day', 'a week ago, of which the weekday says nothing'],
    ['2025-12-31T02:00:00Z', 'year', 'last year'],
    ['2026-11-21T20:05:00Z', 'time', 'by a clock that is ahead'],
  ])('GAP-151 is told of %s by its %s: %s', (at, style) => expect(timeStyleOf(at, NOW, 'Asia/Dhaka')).toBe(style))
})
