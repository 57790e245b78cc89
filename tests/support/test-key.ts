import { exportJWK, flattenedDecrypt, generateKeyPair } from 'jose'
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

/** What a request with a JSON body carried; what travelled encrypted, opened and without what is added to it. */
export async function carriedBy(request: Request): Promise<Record<string, unknown>> {
  const body = await request.json()
  const keyHeader = request.headers.get('X-Encryption-Key')
  if (keyHeader === null) return body
  const { sentAt: _, nonce: __, ...own } = (await openEncrypted(body, keyHeader)).payload
  return own
}
