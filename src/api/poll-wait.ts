import { isGatewayError } from './gateway-error.ts'

/** However long it is: a timer of more than 24 days runs out at once, and would go on doing so. */
const LONGEST_WAIT_MS = 86_400_000

/**
 * Milliseconds until a read that is repeated is due again: after a failure twice as long as else, and never before the
 * gateway asks for it.
 *
 * @param error why the last call failed
 */
export function pollWait(intervalMs: number, error: unknown): number {
  const asked = isGatewayError(error) ? (error.retryAfterMs ?? 0) : 0
  return Math.min(LONGEST_WAIT_MS, Math.max(error ? 2 * intervalMs : intervalMs, asked))
}
