import { isGatewayError } from './gateway-error.ts'
import { NotSentError } from './not-sent.ts'

/**
 * Whether a write that failed has changed nothing. A failure that the gateway itself names means so, but for two codes
 * (MONEY-04). Nor was anything done by what could not be encrypted.
 */
export function isNothingDone(error: unknown): boolean {
  return error instanceof NotSentError || (isGatewayError(error) && !NOT_KNOWN.includes(error.code))
}

const NOT_KNOWN: readonly string[] = [
  'UNKNOWN_ERROR',
  'IDEMPOTENCY_CONFLICT',
  'NETWORK_UNREACHABLE',
  'REQUEST_TIMEOUT',
  'CONTRACT_VIOLATION',
]
