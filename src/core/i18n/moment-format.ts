import { serverNow } from '#src/api/server-clock.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { formatMoment } from './dates.ts'
import { getLanguage } from './language-store.ts'

const { timeZone } = currentMerchant

/** Day and time in the merchant's time zone (GAP-151), and the year where it is another than that of today there. */
export function momentFormat(at: string): Intl.DateTimeFormatOptions {
  const isThisYear = yearOf(new Date(at)) === yearOf(new Date(serverNow()))
  return isThisYear ? DAY_AND_TIME : { ...DAY_AND_TIME, year: 'numeric' }
}

/** A moment in the present language, for sentences that no component writes. */
export const momentText = (at: string): string => formatMoment(getLanguage(), new Date(at), momentFormat(at))

const DAY_AND_TIME = {
  timeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const

const yearOf = (date: Date): string => formatMoment('EN', date, { timeZone, year: 'numeric' })
