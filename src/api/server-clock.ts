/** How far the gateway's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0

/** The header names whole seconds, so the moment lies half a second later on average. */
const HALF_SECOND_MS = 500

/** Reads the gateway's clock off an answer; one that a cache kept, or that tells no time, changes nothing. */
export function noteServerTime(headers: Headers): void {
  const date = Date.parse(headers.get('Date') ?? '')
  if (!Number.isNaN(date) && !headers.has('Age')) aheadMs = date + HALF_SECOND_MS - Date.now()
}

/** Now by the gateway's clock, in epoch milliseconds, whatever this device believes (GAP-80); within a second or so. */
export const serverNow = (): number => Date.now() + aheadMs
