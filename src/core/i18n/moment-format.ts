import { currentMerchant } from '#src/core/merchant/current.ts'
import { formatMoment } from './dates.ts'
import { getLanguage } from './language-store.ts'

/** Day and time in the merchant's time zone (GAP-151). */
export const MOMENT_FORMAT = {
  timeZone: currentMerchant.timeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** A moment in the present language, for sentences that no component writes. */
export const momentText = (at: string): string => formatMoment(getLanguage(), new Date(at), MOMENT_FORMAT)
