import { sites } from '../data/sites.ts'
import type { MerchantCode } from '../data/accounts.ts'

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
 * Whether a moment lies in the asked days of the merchant's time zone, both included; without days, in the last seven
 * (GAP-151).
 *
 * @returns undefined when the last day lies before the first, or the first before what is kept
 */
export function withinDays(
  merchant: MerchantCode,
  { from, to }: AskedDays,
  now: number,
): ((moment: string) => boolean) | undefined {
  const day = dayIn(sites[merchant].timeZone)
  const last = to ?? day(now)
  const first = from ?? day(now - (DEFAULT_DAYS - 1) * DAY_MS)
  if (last < first || first < day(now - (KEPT_DAYS - 1) * DAY_MS)) return undefined
  return (moment) => {
    const at = day(Date.parse(moment))
    return first <= at && at <= last
  }
}

function dayIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (at) => format.format(at)
}
