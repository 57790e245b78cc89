import { validatePlaintext } from '#mock/generated/validators.js'
import type { EncryptedPayload, LoginPayload, RegistrationPayload } from '#src/api/generated/types.ts'
import type { Fault } from '#mock/lib/fault.ts'
import { openSealed } from './gateway-key.ts'

/** What each encrypted body holds once it is opened. */
interface Plaintexts {
  login: LoginPayload
  register: RegistrationPayload
  registerMobile: RegistrationPayload
}

interface EncryptedCall {
  readonly body: EncryptedPayload
  readonly header: { readonly 'X-Encryption-Key': string }
  readonly method: string
  readonly path: string
  readonly merchant: string
  readonly now: number
  readonly fault: {
    (code: 'PAYLOAD_REJECTED'): Fault
    (code: 'REQUEST_INVALID', value: { errors: string[] }): Fault
  }
}

/**
 * Opens the encrypted body of a login or a registration (GATEWAY-08, GAP-82).
 *
 * @throws {Fault} PAYLOAD_REJECTED when it does not decrypt, is stale, belongs to another call or came before;
 *   REQUEST_INVALID when what it holds breaks the contract
 */
export async function openPayload<Op extends keyof Plaintexts>(
  operation: Op,
  call: EncryptedCall,
): Promise<Plaintexts[Op]> {
  const { body, header, method, path, merchant, now, fault } = call
  const payload = await openSealed({ body, keyHeader: header['X-Encryption-Key'], method, path, merchant, now })
  if (payload === undefined) throw fault('PAYLOAD_REJECTED')
  const faults = validatePlaintext[operation](payload)
  if (faults.length > 0) throw fault('REQUEST_INVALID', { errors: faults.map(({ pointer }) => `/body${pointer}`) })
  return payload as Plaintexts[Op]
}
