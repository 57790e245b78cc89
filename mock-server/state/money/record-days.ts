import { sites } from '#mock/data/sites.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'

const DAY_MS = 86_400_000
/** The gateway keeps so many days, today included. */
const KEPT_DAYS = 90
const DEFAULT_DAYS = 7

/** Days as a caller names them, `yyyy-mm-dd` in the merchant's time zone. */
export interface AskedDays {
  readonly from?: string
  readonly to?: string
}

/**
 * The first and the last day that a caller means; without days, the last seven (GAP-151).
 *
 * @returns undefined when the last day lies before the first, or the first before what is kept
 */
export function askedRange(
  merchant: MerchantCode,
  { from, to }: AskedDays,
  now: number,
): { from: string; to: string } | undefined {
  const day = dayIn(sites[merchant].timeZone)
  const last = to ?? day(now)
  const first = from ?? day(now - (DEFAULT_DAYS - 1) * DAY_MS)
  return last < first || first < day(now - (KEPT_DAYS - 1) * DAY_MS) ? undefined : { from: first, to: last }
}

/**
 * Whether a moment lies in the asked days of the merchant's time zone, both included; undefined where {@link
 * askedRange} is.
 */
export function withinDays(
  merchant: MerchantCode,
  asked: AskedDays,
  now: number,
): ((moment: string) => boolean) | undefined {
  const range = askedRange(merchant, asked, now)
  if (!range) return undefined
  const day = dayIn(sites[merchant].timeZone)
  return (moment) => {
    const at = day(Date.parse(moment))
    return range.from <= at && at <= range.to
  }
}

/** Which day a moment in epoch milliseconds falls on in a time zone. */
export function dayIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (at) => format.format(at)
}
