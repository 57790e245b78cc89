import { serverNow } from '#src/api/server-clock.ts'

/**
 * How long something is locked, in whole minutes of the gateway's clock, at least one.
 *
 * @returns undefined where the gateway did not say until when
 */
export function minutesLeft(value: { retryAt: string } | undefined): number | undefined {
  const leftMs = Date.parse(value?.retryAt ?? '') - serverNow()
  return Number.isNaN(leftMs) ? undefined : Math.max(1, Math.ceil(leftMs / 60_000))
}
