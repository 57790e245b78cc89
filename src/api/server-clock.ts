/** How far the gateway's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0

/** The header names whole seconds, so the moment lies half a second later on average. */
const HALF_SECOND_MS = 500

/** Sets the clock from an answer of the gateway; ignores an answer from a cache or without a date. */
export function noteServerTime(headers: Headers): void {
  const date = Date.parse(headers.get('Date') ?? '')
  if (!Number.isNaN(date) && !(Number(headers.get('Age')) > 0)) aheadMs = date + HALF_SECOND_MS - Date.now()
}

/** Returns the current time by the gateway's clock in epoch milliseconds, to about a second (GAP-80). */
export const serverNow = (): number => Date.now() + aheadMs
