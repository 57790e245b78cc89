/** A day of the Gregorian calendar, `yyyy-mm-dd`, whatever calendar the language counts in. */
export type Day = string

/** Days with their first and last, both included. */
export interface DayRange {
  from: Day
  to: Day
}

/** The ranges that one tap chooses on a record (NAMED-03). */
export const recordPresets = ['today', 'yesterday', 'week', 'sevenDays'] as const
/** Those of figures (NAMED-28, NAMED-29). */
export const figurePresets = ['today', 'yesterday', 'sevenDays', 'month'] as const
export type Preset = (typeof recordPresets)[number] | (typeof figurePresets)[number]

/** How many days the gateway keeps, today included. */
const KEPT_DAYS = 90
const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Making one takes longer than thousands of days that it writes. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day that a moment falls on in a time zone (GAP-151). */
export function dayOf(moment: Date, timeZone: string): Day {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  formats.set(timeZone, format)
  const parts = format.formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** CONST-24: 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The days of a preset, seen from today; a week begins on Sunday (CONST-24). */
export function rangeOf(preset: Preset, today: Day): DayRange {
  const yesterday = addDays(today, -1)
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: yesterday, to: yesterday }
    case 'week':
      return { from: addDays(today, -weekdayOf(today)), to: today }
    case 'sevenDays':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today }
  }
}

/** Every day of a range, the first one first. */
export function daysIn({ from, to }: DayRange): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The first day that can be asked for. */
export const firstKept = (today: Day): Day => addDays(today, 1 - KEPT_DAYS)

/** Whether a text is a day that exists. */
export function isDay(text: string | null): text is Day {
  if (text === null || !DAY.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

/** Days in order and within what is kept; undefined when they are none. */
export function rangeBetween(one: string | null, other: string | null, today: Day): DayRange | undefined {
  if (!isDay(one) || !isDay(other)) return undefined
  const [from = one, to = other] = one < other ? [one, other] : [other, one]
  return from >= firstKept(today) && to <= today ? { from, to } : undefined
}

/** The weeks of a month from Sunday to Saturday (CONST-24), filled up with days of the months around it. */
export function weeksOf(month: string): Day[][] {
  const weeks: Day[][] = []
  const firstDay = `${month}-01`
  for (let sunday = addDays(firstDay, -weekdayOf(firstDay)); sunday.slice(0, 7) <= month; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday)))
  }
  return weeks
}

/** The month so many months later, `yyyy-mm`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7)
}
