import { FlattenedEncrypt } from 'jose/jwe/flattened/encrypt'
import { canEncrypt } from './can-encrypt.ts'
import type { HttpMethod } from './call.ts'
import type { EncryptedPayload, EncryptionKey } from './generated/types.ts'
import { serverNow } from './server-clock.ts'

/** What an encrypted payload is bound to, so that it is good for no other call, and the key it is encrypted under. */
export interface PayloadTarget {
  method: HttpMethod
  path: string
  /** Code of the merchant. */
  merchant: string
  /** Public key of the site status (`info.encryptionKey`). */
  key: EncryptionKey
}

/** Header and body of a call whose payload is encrypted. */
export interface EncryptedCall {
  header: { 'X-Encryption-Key': string }
  body: EncryptedPayload
}

/** 16 bytes, as the contract has it. */
const NONCE_BYTES = 16

/**
 * Encrypts what a call carries (GATEWAY-08, LOGIN-29, GAP-82): a flattened JWE under a fresh key, which travels wrapped
 * in the header. Method, path, merchant and key id stand in the protected header; the moment, by the gateway's clock,
 * and a nonce stand inside, against replay.
 *
 * @throws Error without WebCrypto, for there is no plain way
 */
export async function encryptPayload(
  payload: object,
  { method, path, merchant, key }: PayloadTarget,
): Promise<EncryptedCall> {
  if (!canEncrypt()) throw new Error('WebCrypto is missing; the page did not come over a secure connection')
  const plaintext = JSON.stringify({ ...payload, sentAt: new Date(serverNow()).toISOString(), nonce: makeNonce() })
  const jwe = await new FlattenedEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({ alg: key.alg, enc: 'A256GCM', kid: key.kid, htm: method.toUpperCase(), htu: path, merchant })
    .encrypt(exportable(key))
  const { protected: header = '', iv = '', ciphertext, tag = '', encrypted_key: encryptedKey = '' } = jwe
  return {
    header: { 'X-Encryption-Key': `${key.kid}.${encryptedKey}` },
    body: { protected: header, iv, ciphertext, tag },
  }
}

const exportableKeys = new WeakMap<EncryptionKey, EncryptionKey & { ext: true }>()

/**
 * A key that says that it may be exported: Chrome 70 refuses one that does not (GAP-126). The same object for the same
 * key, because the library reads each object once.
 */
function exportable(key: EncryptionKey): EncryptionKey & { ext: true } {
  const known = exportableKeys.get(key) ?? { ...key, ext: true }
  exportableKeys.set(key, known)
  return known
}

/** Random bytes in base64url, never the same twice. */
function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}
