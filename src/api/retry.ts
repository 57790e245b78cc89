import { isGatewayError } from './gateway-error.ts'
import { LATER_CODES } from './generated/errors.ts'
import { gatewaySettings } from './settings.ts'

/** A read is made at most this often again. */
export const MAX_RETRIES = 2

/** The longest wait behind a loading screen: if the gateway asks for more, the failure shows at once. */
export const MAX_RETRY_WAIT_MS = 3_000

/** A proxy in front of the gateway answers these for a moment, with a page of its own. */
const PASSING_STATUSES: readonly number[] = [502, 503, 504]

/**
 * Reads are repeated when the network failed, a proxy did not reach the gateway, or the gateway says that it may work
 * later. Writes never are.
 *
 * @param maxWaitMs the longest wait that the gateway may ask for
 */
export function shouldRetry(failures: number, error: unknown, maxWaitMs = MAX_RETRY_WAIT_MS): boolean {
  if (failures >= MAX_RETRIES || !isGatewayError(error)) return false
  if ((error.retryAfterMs ?? 0) > maxWaitMs) return false
  if (error.code === 'CONTRACT_VIOLATION') return PASSING_STATUSES.includes(error.status)
  return error.code === 'NETWORK_UNREACHABLE' || LATER_CODES.some((code) => code === error.code)
}

/** What the gateway asks for, else a wait that doubles; in milliseconds. A little chance keeps clients apart. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isGatewayError(error) ? error.retryAfterMs : undefined
  return asked ?? gatewaySettings().retryBaseMs * 2 ** failures * (1 + Math.random() / 4)
}
