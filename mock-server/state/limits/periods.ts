import type { PlayPeriod } from '#src/api/generated/types.ts'
import { dayIn } from '../money/record-days.ts'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

/** The day, week or month that a moment falls into. */
interface Period {
  /** Whether another moment, in ISO form, falls into it too. */
  readonly holds: (moment: string) => boolean
  /** When the next one begins, in ISO form. */
  readonly renewsAt: string
}

/**
 * The present period by a merchant's calendar; a week begins on Monday (BEYOND-10).
 *
 * @param now epoch milliseconds
 */
export function periodAt(period: PlayPeriod, timeZone: string, now: number): Period {
  const day = dayIn(timeZone)
  const first = firstDay(period, day(now))
  const next = dayAfter(period, first)
  return {
    holds: (moment) => {
      const at = day(Date.parse(moment))
      return first <= at && at < next
    },
    renewsAt: new Date(midnightIn(timeZone, next)).toISOString(),
  }
}

/** Days are `yyyy-mm-dd`, as all of those below. */
function firstDay(period: PlayPeriod, day: string): string {
  if (period === 'DAY') return day
  if (period === 'MONTH') return `${day.slice(0, 8)}01`
  const sinceMonday = (new Date(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
  return textOf(Date.parse(day) - sinceMonday * DAY_MS)
}

function dayAfter(period: PlayPeriod, first: string): string {
  if (period !== 'MONTH') return textOf(Date.parse(first) + (period === 'WEEK' ? WEEK_DAYS : 1) * DAY_MS)
  const month = new Date(first)
  return textOf(month.setUTCMonth(month.getUTCMonth() + 1))
}

const textOf = (utc: number): string => new Date(utc).toISOString().slice(0, 10)

/**
 * When a day begins in a time zone, in epoch milliseconds: what its clocks show at midnight UTC is how far it is ahead.
 */
function midnightIn(timeZone: string, day: string): number {
  const utc = Date.parse(day)
  // Swedish writes a time as ISO does.
  const shown = new Date(utc).toLocaleString('sv', { timeZone })
  return 2 * utc - Date.parse(`${shown.replace(' ', 'T')}Z`)
}
