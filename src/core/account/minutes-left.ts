import { serverNow } from '#src/api/server-clock.ts'

/** The gateway's clock is known to about a second: 30 minutes that have just begun are not 31. */
const CLOCK_MS = 1_000

/**
 * How long something is locked, in whole minutes of the gateway's clock, at least one.
 *
 * @returns undefined where the gateway did not say until when
 */
export function minutesLeft(value: { retryAt: string } | undefined): number | undefined {
  const leftMs = Date.parse(value?.retryAt ?? '') - serverNow()
  return Number.isNaN(leftMs) ? undefined : Math.max(1, Math.ceil((leftMs - CLOCK_MS) / 60_000))
}
