import { currentMerchant } from '#src/core/merchant/current.ts'
import { languageTags } from '#src/lib/languages.ts'
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
export const momentText = (at: string): string =>
  new Intl.DateTimeFormat(`${languageTags[getLanguage()]}-u-nu-latn`, MOMENT_FORMAT).format(new Date(at))
