const DAY_MS = 86_400_000
/** A weekday names one of the last days and no other. */
const WEEKDAY_DAYS = 6

/** How exactly a list says when something was sent: the nearer, the more exactly. */
export type TimeStyle = 'time' | 'weekday' | 'day' | 'year'

/**
 * The style for a moment, seen from `now` in the merchant's time zone (GAP-151). Both in any form that `Date` reads.
 */
export function timeStyleOf(at: string, now: number, timeZone: string): TimeStyle {
  const [sent, today] = [dayIn(timeZone, new Date(at)), dayIn(timeZone, new Date(now))]
  const days = Math.round((Date.parse(today) - Date.parse(sent)) / DAY_MS)
  if (days <= 0) return 'time'
  if (days <= WEEKDAY_DAYS) return 'weekday'
  return sent.slice(0, 4) === today.slice(0, 4) ? 'day' : 'year'
}

/** The day of a moment as `YYYY-MM-DD`. */
function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${found.get('year')}-${found.get('month')}-${found.get('day')}`
}
