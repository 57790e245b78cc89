import { exportJWK, flattenedDecrypt, generateKeyPair, type FlattenedJWE } from 'jose'
import { randomHex } from '#mock/lib/random-hex.ts'
import { shortLived } from '../short-lived.ts'

const KEY_ALGORITHM = 'RSA-OAEP-256'
const CONTENT_ALGORITHM = 'A256GCM'
/** GAP-82: how far a payload's `sentAt` may be off the gateway's clock, either way. */
export const MAX_SKEW_MS = 2 * 60_000
const KEY_ID_BYTES = 6

/** An encrypted body with what it must be bound to. */
export interface SealedCall {
  readonly body: Omit<FlattenedJWE, 'encrypted_key'>
  /** `X-Encryption-Key`: key id, a dot, the JWE's `encrypted_key`. */
  readonly keyHeader: string
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
export async function publicKey(): Promise<{
  kty: 'RSA'
  use: 'enc'
  alg: typeof KEY_ALGORITHM
  kid: string
  n: string
  e: string
}> {
  const { n = '', e = '' } = await exportJWK((await keyPair()).publicKey)
  return { kty: 'RSA', use: 'enc', alg: KEY_ALGORITHM, kid: keyId, n, e }
}

/**
 * Decrypts a payload and checks that it belongs to this call, was sealed within two minutes of now and was
 * not sent before (GAP-82).
 *
 * @returns the plaintext as JSON, or undefined when any of it does not hold; nobody learns which.
 */
export async function openSealed(call: SealedCall): Promise<unknown> {
  const dot = call.keyHeader.indexOf('.')
  if (call.keyHeader.slice(0, dot) !== keyId) return undefined
  try {
    const opened = await flattenedDecrypt(
      { ...call.body, encrypted_key: call.keyHeader.slice(dot + 1) },
      (await keyPair()).privateKey,
      { keyManagementAlgorithms: [KEY_ALGORITHM], contentEncryptionAlgorithms: [CONTENT_ALGORITHM] },
    )
    const { kid, htm, htu, merchant } = opened.protectedHeader ?? {}
    const bound = kid === keyId && htm === call.method && htu === call.path && merchant === call.merchant
    const payload: unknown = JSON.parse(new TextDecoder().decode(opened.plaintext))
    return bound && isFresh(payload, call.now) ? payload : undefined
  } catch {
    return undefined
  }
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
