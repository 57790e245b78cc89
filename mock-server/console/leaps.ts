const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How far the clock may be put forward at once, and what happens until then. */
export const leaps = [
  { name: '+1 min', ms: MINUTE, note: 'the next e-mail may be sent' },
  { name: '+2 min', ms: 2 * MINUTE, note: 'an SMS code expires' },
  { name: '+5 min', ms: 5 * MINUTE, note: 'captchas and tickets expire' },
  { name: '+1 h', ms: HOUR, note: 'draws close' },
  { name: '+12 h', ms: 12 * HOUR, note: 'sessions end' },
  { name: '+1 day', ms: DAY, note: 'a new day of records, a raised limit is due' },
  { name: '+30 days', ms: 30 * DAY, note: 'promotions end' },
] as const

/** How far the clock is ahead, in words. */
export function formatAhead(ms: number): string {
  if (ms === 0) return 'real time'
  const parts: [number, string][] = [
    [Math.floor(ms / DAY), 'd'],
    [Math.floor((ms % DAY) / HOUR), 'h'],
    [Math.floor((ms % HOUR) / MINUTE), 'min'],
  ]
  return `+${parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')}`
}
