import { exportJWK, flattenedDecrypt, generateKeyPair, type JWEHeaderParameters } from 'jose'
import { randomHex } from '#mock/lib/random-hex.ts'
import type { EncryptedPayload, EncryptionKey } from '#src/api/generated/types.ts'
import { shortLived } from '../short-lived.ts'

const KEY_ALGORITHM = 'RSA-OAEP-256'
const CONTENT_ALGORITHM = 'A256GCM'
/** GAP-82: how far a payload's `sentAt` may be off the gateway's clock, either way. */
const MAX_SKEW_MS = 2 * 60_000
const KEY_ID_BYTES = 6

/** An encrypted body as it travels. */
export interface EncryptedBody {
  readonly body: EncryptedPayload
  /** `X-Encryption-Key`: key id, a dot, the JWE's `encrypted_key`. */
  readonly keyHeader: string
}

/** One with what it must be bound to. */
export interface EncryptedCall extends EncryptedBody {
  readonly method: string
  readonly path: string
  readonly merchant: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** The stub's key pair is made at start and lives in memory only; no private key is in the repository. */
const keyId = randomHex(KEY_ID_BYTES)
let pair: Promise<CryptoKeyPair> | undefined

const usedNonces = shortLived<number>()

/** The public key as the site status publishes it. */
export async function publicKey(): Promise<EncryptionKey> {
  const { n = '', e = '' } = await exportJWK((await keyPair()).publicKey)
  return { kty: 'RSA', use: 'enc', alg: KEY_ALGORITHM, kid: keyId, n, e }
}

/**
 * Decrypts a payload and checks that it belongs to this call, was encrypted within two minutes of now and was
 * not sent before (GAP-82).
 *
 * @returns the plaintext as JSON, or undefined when any of it does not hold; nobody learns which.
 */
export async function decryptCall(call: EncryptedCall): Promise<unknown> {
  try {
    const { bound, payload } = await decrypt(call)
    const { kid, htm, htu, merchant } = bound
    const isBound = kid === keyId && htm === call.method && htu === call.path && merchant === call.merchant
    return isBound && isFresh(payload, call.now) ? payload : undefined
  } catch {
    return undefined
  }
}

/**
 * Decrypts a payload, and checks nothing of it.
 *
 * @throws {Error} when that fails
 */
export async function decrypt({
  body,
  keyHeader,
}: EncryptedBody): Promise<{ bound: JWEHeaderParameters; payload: unknown }> {
  const dot = keyHeader.indexOf('.')
  if (keyHeader.slice(0, dot) !== keyId) throw new Error('It is encrypted under another key')
  const { plaintext, protectedHeader = {} } = await flattenedDecrypt(
    { ...body, encrypted_key: keyHeader.slice(dot + 1) },
    (await keyPair()).privateKey,
    { keyManagementAlgorithms: [KEY_ALGORITHM], contentEncryptionAlgorithms: [CONTENT_ALGORITHM] },
  )
  return { bound: protectedHeader, payload: JSON.parse(new TextDecoder().decode(plaintext)) }
}

function isFresh(payload: unknown, now: number): boolean {
  if (typeof payload !== 'object' || payload === null || !('sentAt' in payload) || !('nonce' in payload)) return false
  const { sentAt, nonce } = payload
  if (typeof sentAt !== 'string' || typeof nonce !== 'string') return false
  const skew = Math.abs(Date.parse(sentAt) - now)
  if (!(skew <= MAX_SKEW_MS) || usedNonces.has(nonce)) return false
  for (const [old, usedAt] of usedNonces) if (now - usedAt > 2 * MAX_SKEW_MS) usedNonces.delete(old)
  usedNonces.set(nonce, now)
  return true
}

function keyPair(): Promise<CryptoKeyPair> {
  pair ??= generateKeyPair(KEY_ALGORITHM, { modulusLength: 2048 })
  return pair
}
