import { exportJWK, flattenedDecrypt, generateKeyPair } from 'jose'
import { expect } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { ENCRYPTED_OPERATIONS } from '#src/api/generated/encrypted.ts'
import type { EncryptedPayload, EncryptionKey } from '#src/api/generated/types.ts'

const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256')
const { n = '', e = '' } = await exportJWK(publicKey)

/** A public key whose private one is here. */
export const encryptionKey: EncryptionKey = { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n, e }

/** What was encrypted under it, with what it is bound to. */
export async function openEncrypted(body: EncryptedPayload, keyHeader: string) {
  const { plaintext, protectedHeader } = await flattenedDecrypt(
    { ...body, encrypted_key: keyHeader.split('.')[1] ?? '' },
    privateKey,
    { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] },
  )
  const payload: Record<string, unknown> = JSON.parse(new TextDecoder().decode(plaintext))
  return { bound: protectedHeader, payload }
}

/** Calls whose body the contract encrypts. */
const encrypted = ENCRYPTED_OPERATIONS.map((id) => `${operations[id].method} ${operations[id].path}`)

/**
 * What a request carried. An encrypted body is decrypted, without what encryption adds. The test fails where a call
 * that has to be encrypted came in the open: an error alone would be one more lost connection to the client.
 */
export async function carriedBy(request: Request): Promise<Record<string, unknown>> {
  const keyHeader = request.headers.get('X-Encryption-Key')
  const call = `${request.method} ${new URL(request.url).pathname}`
  if (keyHeader === null) expect.soft(encrypted, 'a call that was not encrypted').not.toContain(call)
  if (!request.body) return {}
  const isForm = request.headers.get('Content-Type')?.includes('urlencoded')
  if (isForm) return Object.fromEntries(new URLSearchParams(await request.text()))
  const body = await request.json()
  if (keyHeader === null) return body
  const { sentAt: _, nonce: __, ...own } = (await openEncrypted(body, keyHeader)).payload
  return own
}
