import { base64url } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { encryptionKey as key, openEncrypted } from '../../tests/support/test-key.ts'
import { canEncrypt } from './can-encrypt.ts'
import { encryptPayload, type EncryptedCall } from './encrypt-payload.ts'

const login = { method: 'post', path: '/wps/session/login', merchant: 'bdtdemo' } as const
const payload = { type: 'username', username: 'ravi88', password: 'lantern88', captcha: '' }

const encrypt = () => encryptPayload(payload, { ...login, key })

/** What the gateway does with the two parts. */
const open = ({ header, body }: EncryptedCall) => openEncrypted(body, header['X-Encryption-Key'])

describe('the encrypted payload', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('GAP-82 opens to the payload with a moment and a nonce, bound to key, method, path and merchant', async () => {
    const before = Date.now()
    const call = await encrypt()
    const { bound, payload: plaintext } = await open(call)
    expect(bound).toEqual({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: 'k',
      htm: 'POST',
      htu: '/wps/session/login',
      merchant: 'bdtdemo',
    })
    expect(plaintext).toEqual({
      ...payload,
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      nonce: expect.stringMatching(/^[\w-]{22}$/),
    })
    const sentAt = String(plaintext['sentAt'])
    expect(Date.parse(sentAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(sentAt)).toBeLessThanOrEqual(Date.now())
  })

  it('GATEWAY-08 has the form of the contract: four fields, and the wrapped key in the header', async () => {
    const { header, body } = await encrypt()
    expect(Object.keys(body).sort()).toEqual(['ciphertext', 'iv', 'protected', 'tag'])
    expect(body.iv).toMatch(/^[\w-]{16}$/)
    expect(body.tag).toMatch(/^[\w-]{22}$/)
    expect(header['X-Encryption-Key']).toMatch(/^k\.[\w-]{342}$/)
    expect(JSON.stringify({ header, body })).not.toContain(base64url.encode('lantern88'))
  })

  const flip = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
  const reheaded =
    (part: object) =>
    ({ body }: EncryptedCall) => {
      const header = JSON.parse(new TextDecoder().decode(base64url.decode(body.protected))) as object
      return { body: { ...body, protected: base64url.encode(JSON.stringify({ ...header, ...part })) } }
    }
  const rebodied =
    (part: 'iv' | 'ciphertext' | 'tag') =>
    ({ body }: EncryptedCall) => ({ body: { ...body, [part]: flip(body[part]) } })
  const tampers: Record<string, (call: EncryptedCall, other: EncryptedCall) => Partial<EncryptedCall>> = {
    'another method': reheaded({ htm: 'PUT' }),
    'another path': reheaded({ htu: '/wps/member/register' }),
    'another merchant': reheaded({ merchant: 'tlbdemo' }),
    'another key id': reheaded({ kid: 'key-2' }),
    'another content algorithm': reheaded({ enc: 'A128GCM' }),
    'another IV': rebodied('iv'),
    'another ciphertext': rebodied('ciphertext'),
    'another tag': rebodied('tag'),
    'the wrapped key of another payload': (_call, other) => ({ header: other.header }),
  }

  it.each(Object.entries(tampers))('GAP-82 is refused with %s', async (_name, tamper) => {
    const [call, other] = await Promise.all([encrypt(), encrypt()])
    await expect(open(call)).resolves.toBeDefined()
    await expect(open({ ...call, ...tamper(call, other) })).rejects.toMatchObject({
      code: expect.stringMatching(/^ERR_(JWE|JOSE)_/),
    })
  })

  it('GAP-82 repeats neither IV nor wrapped key in 10,000 payloads', async () => {
    const ivs = new Set<string>()
    const keys = new Set<string>()
    for (let round = 0; round < 100; round += 1) {
      const calls = await Promise.all(Array.from({ length: 100 }, encrypt))
      for (const { header, body } of calls) {
        ivs.add(body.iv)
        keys.add(header['X-Encryption-Key'])
      }
    }
    expect(ivs.size).toBe(10_000)
    expect(keys.size).toBe(10_000)
  }, 60_000)

  it('LOGIN-29 has no plain way on a connection that is not secure', async () => {
    expect(canEncrypt()).toBe(true)
    vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array(16) })
    expect(canEncrypt()).toBe(false)
    await expect(encrypt()).rejects.toThrow('WebCrypto is missing')
    vi.stubGlobal('crypto', undefined)
    expect(canEncrypt()).toBe(false)
  })
})
