import { afterEach, describe, expect, it, vi } from 'vitest'
import { encryptionKey, openEncrypted } from '../../tests/support/test-key.ts'
import { setPaymentPassword } from './generated/security.ts'
import type { EncryptedPayload } from './generated/types.ts'
import { NotSentError } from './not-sent.ts'
import { configureGateway } from './settings.ts'

const PIN = '418205'
const NEW_PIN = '730914'
const set = () => setPaymentPassword({ body: { oldPaymentPassword: PIN, newPaymentPassword: NEW_PIN } })

interface Sent {
  text: string
  keyHeader: string
}

/** A gateway that answers with these codes, one after the other, and then well. Its key is `old`, and then `new`. */
function serve(...codes: string[]) {
  const sent: Sent[] = []
  const readKey = vi.fn(async (isRefused: boolean) => ({ ...encryptionKey, kid: isRefused ? 'new' : 'old' }))
  configureGateway({
    baseUrl: 'https://site.example',
    token: () => 'token',
    encryption: { merchant: 'bdtdemo', readKey },
    fetch: async (request) => {
      sent.push({ text: await request.text(), keyHeader: request.headers.get('X-Encryption-Key') ?? '' })
      const code = codes[sent.length - 1]
      const answer = code === undefined ? { success: true, value: null } : { success: false, code, message: '' }
      return Response.json(answer, { status: code === undefined ? 200 : 400 })
    },
  })
  return { sent, readKey, keys: () => sent.map(({ keyHeader }) => keyHeader.split('.')[0]) }
}

describe('a call whose body travels encrypted', () => {
  afterEach(() => {
    configureGateway({})
    vi.unstubAllGlobals()
  })

  it('BEYOND-12 is bound to its method, path and merchant, and holds what the page has given', async () => {
    const { sent } = serve()
    await set()
    const [{ text, keyHeader } = { text: '{}', keyHeader: '' }] = sent
    for (const secret of [PIN, NEW_PIN]) expect(text).not.toContain(secret)
    const { bound, payload } = await openEncrypted(JSON.parse(text) as EncryptedPayload, keyHeader)
    expect(bound).toMatchObject({ htm: 'PUT', htu: '/wps/member/paymentPassword', merchant: 'bdtdemo' })
    expect(payload).toEqual({
      oldPaymentPassword: PIN,
      newPaymentPassword: NEW_PIN,
      sentAt: expect.any(String),
      nonce: expect.any(String),
    })
  })

  it('GAP-82 BEYOND-12 goes once more under a fresh key after PAYLOAD_REJECTED, encrypted anew', async () => {
    const { sent, keys } = serve('PAYLOAD_REJECTED')
    await expect(set()).resolves.toBeNull()
    expect(keys()).toEqual(['old', 'new'])
    expect(sent[1]?.text).not.toBe(sent[0]?.text)
  })

  it('GAP-82 gives up after the second PAYLOAD_REJECTED', async () => {
    const { keys } = serve('PAYLOAD_REJECTED', 'PAYLOAD_REJECTED')
    await expect(set()).rejects.toMatchObject({ code: 'PAYLOAD_REJECTED' })
    expect(keys()).toEqual(['old', 'new'])
  })

  it('never goes a second time after another failure', async () => {
    const { keys } = serve('PAYMENT_PASSWORD_INCORRECT')
    await expect(set()).rejects.toMatchObject({ code: 'PAYMENT_PASSWORD_INCORRECT' })
    expect(keys()).toEqual(['old'])
  })

  it('BEYOND-12 has no plain way: without a key nothing leaves', async () => {
    const { sent, readKey } = serve()
    readKey.mockRejectedValue(new Error('no key'))
    await expect(set()).rejects.toBeInstanceOf(NotSentError)
    expect(sent).toEqual([])
  })

  it('MONEY-61 nothing leaves a page without WebCrypto', async () => {
    const { sent } = serve()
    vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array(16) })
    await expect(set()).rejects.toBeInstanceOf(NotSentError)
    expect(sent).toEqual([])
  })
})
