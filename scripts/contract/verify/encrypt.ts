import { exportJWK, generateKeyPair } from 'jose'
import type { EncryptionKey } from '#src/api/generated/types.ts'
import { encryptPayload, type EncryptedCall } from '#src/core/session/encrypt-payload.ts'
import type { ContractOperation } from '../judge/contract.ts'
import { asObject, asText } from '../document/json.ts'
import { unique } from './exchange.ts'
import type { Answers } from './context-types.ts'

/**
 * Encrypts a payload as the site does, under the key that the site status publishes now. Where it publishes none that can
 * be used, which is a finding of its own, any key does: the call is then refused, as it has to be.
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

/** What a call with an encrypted body holds when nothing is wrong with it; the account of a login does not exist. */
export function plaintextOf({ id }: ContractOperation, answers: Answers): Record<string, unknown> {
  if (id === 'login') return { type: 'username', username: unique(), password: 'lantern-0', captcha: '' }
  const byMobile = id === 'registerMobile'
  return {
    type: 0,
    registerMethod: 'H5',
    registerUrl: new URL(answers.options.target).hostname,
    domain: new URL(answers.options.target).hostname,
    countryDialingCode: '880',
    username: byMobile ? '' : unique(),
    password: 'lantern88x',
    confirmPassword: 'lantern88x',
    ...Object.fromEntries(EMPTY.map((name) => [name, ''])),
    payeeName: 'Verify',
    email: `${unique()}@mail.example`,
    mobileNum: byMobile ? '01712345678' : '',
    verificationCode: byMobile ? '000000' : '',
    captcha: '0',
    ageAndTermsConfirmed: true,
  }
}

/** Fields of a registration that may stay empty. */
const EMPTY =
  'affiliateCode paymentPassword recommenderId nickname idNumber qqNum facebook wechat line whatsapp zalo'.split(' ')
