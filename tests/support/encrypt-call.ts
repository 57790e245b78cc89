import { operations, type OperationId } from '#mock/generated/operations.ts'
import { publicKey } from '#mock/state/accounts/gateway-key.ts'
import { stubNow } from '#mock/lib/clock.ts'
import type { HttpMethod } from '#src/api/call.ts'
import { encryptPayload, type EncryptedCall } from '#src/api/encrypt-payload.ts'
import { ENCRYPTED_OPERATIONS } from '#src/api/generated/encrypted.ts'
import { noteServerTime } from '#src/api/server-clock.ts'

/** Whether the body of an operation travels encrypted. */
export const isEncrypted = (id: OperationId): boolean => ENCRYPTED_OPERATIONS.some((one) => one === id)

/** Encrypts what a call carries for the stub gateway, as the site does. */
export async function encryptCall(id: OperationId, payload: object, merchant = 'bdtdemo'): Promise<EncryptedCall> {
  const { method, path } = operations[id]
  // The site knows the gateway's clock from an earlier answer.
  noteServerTime(new Headers({ Date: new Date(stubNow()).toUTCString() }))
  return encryptPayload(payload, { method: method.toLowerCase() as HttpMethod, path, merchant, key: await publicKey() })
}
