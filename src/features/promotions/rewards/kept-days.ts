import { serverNow } from '#src/api/server-clock.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { dayOf, firstKept, type DayRange } from '#src/core/records/days/days.ts'

/** The days of which the gateway keeps bookings, by its clock, in the merchant's time zone. */
export function keptDays(): DayRange {
  const today = dayOf(new Date(serverNow()), currentMerchant.timeZone)
  return { from: firstKept(today), to: today }
}
