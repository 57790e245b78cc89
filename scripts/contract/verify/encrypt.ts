import { exportJWK, generateKeyPair } from 'jose'
import type { EncryptionKey } from '#src/api/generated/types.ts'
import { encryptPayload, type EncryptedCall } from '#src/api/encrypt-payload.ts'
import type { ContractOperation } from '../judge/contract.ts'
import { asObject, asText } from '../document/json.ts'
import type { Answers } from './context-types.ts'

/**
 * Encrypts a payload as the site does, under the key that the site status publishes now. Where it publishes none that
 * can be used, which is a finding of its own, any key does: the call is then refused, as it has to be.
 */
export async function encrypt(
  answers: Answers,
  operation: ContractOperation,
  plaintext: object,
): Promise<EncryptedCall> {
  const info = asObject((await answers.value('getSystemStatus'))['info'])
  const { kid, n, e } = asObject(info['encryptionKey'])
  const [id, modulus, exponent] = [kid, n, e].map((part) => asText(part) ?? '')
  const key: EncryptionKey = {
    kty: 'RSA',
    use: 'enc',
    alg: 'RSA-OAEP-256',
    kid: id ?? '',
    n: modulus ?? '',
    e: exponent ?? '',
  }
  const { method, path } = operation
  const target = { method, path, merchant: answers.options.merchant }
  return encryptPayload(plaintext, { ...target, key }).catch(async () =>
    encryptPayload(plaintext, { ...target, key: await spareKey() }),
  )
}

let spare: Promise<EncryptionKey> | undefined

/** A key of nobody. */
function spareKey(): Promise<EncryptionKey> {
  spare ??= generateKeyPair('RSA-OAEP-256', { extractable: true })
    .then(({ publicKey }) => exportJWK(publicKey))
    .then(({ n = '', e = '' }) => ({ kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'none', n, e }))
  return spare
}
