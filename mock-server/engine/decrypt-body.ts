import { validatePlaintext } from '#mock/generated/validators.js'
import type { EncryptedOperationId } from '#src/api/generated/encrypted.ts'
import type { EncryptedPayload } from '#src/api/generated/types.ts'
import { gatewayError } from '#mock/lib/gateway-error.ts'
import { decryptCall } from '#mock/state/accounts/gateway-key.ts'
import { requestInvalid } from './request-invalid.ts'

interface EncryptedCall {
  readonly body: unknown
  readonly keyHeader: string
  readonly method: string
  readonly path: string
  readonly merchant: string
  readonly now: number
}

/**
 * Decrypts the body of a call (GATEWAY-08, GAP-82, BEYOND-12).
 *
 * @returns what it holds, without the moment and the nonce: the same order sent anew holds the same
 * @throws {GatewayError} PAYLOAD_REJECTED when it does not decrypt, is stale, belongs to another call or came before;
 *   REQUEST_INVALID when what it holds breaks the contract
 */
export async function decryptBody(operation: EncryptedOperationId, call: EncryptedCall): Promise<object> {
  // The contract's checks have seen its form.
  const payload = await decryptCall({ ...call, body: call.body as EncryptedPayload })
  if (payload === undefined) throw gatewayError('PAYLOAD_REJECTED')
  const errors = validatePlaintext[operation](payload)
  if (errors.length > 0) throw requestInvalid(errors.map(({ pointer }) => `/body${pointer}`))
  const { sentAt: _, nonce: __, ...own } = Object(payload)
  return own
}
