import { currentMerchant } from '#src/core/merchant/current.ts'

const DAY_MS = 86_400_000
/** So far back the gateway keeps bookings. */
const KEPT_DAYS = 90

/** The days of which there are bookings, in the merchant's time zone, as the gateway wants them: `2026-11-21`. */
export function keptDays(now = Date.now()): { from: string; to: string } {
  return { from: dayOf(now - (KEPT_DAYS - 1) * DAY_MS), to: dayOf(now) }
}

/** Swedish writes days this way, in Latin digits and the Gregorian calendar. */
const dayOf = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: currentMerchant.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
