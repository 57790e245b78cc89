// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { exportJWK, generateKeyPair } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { getSystemStatusQuery } from '#src/api/generated/system.ts'
import { loadSiteStatus } from '#src/core/site/site-status.ts'
import { siteStatus } from '../../../tests/support/render-site.tsx'
import type { EncryptedCall } from './encrypt-payload.ts'
import { sendEncrypted } from './send-encrypted.ts'

// jsdom brings a Uint8Array of its own, which the text encoder and the encryption do not know.
vi.stubGlobal('Uint8Array', new TextEncoder().encode('').constructor)

const { publicKey } = await generateKeyPair('RSA-OAEP-256')
const { n = '', e = '' } = await exportJWK(publicKey)
const rejected = () => new GatewayFailure({ operation: 'login', code: 'PAYLOAD_REJECTED', status: 400 })

/** A gateway that has answered the status with the first key and answers with the next one from then on. */
async function setUp(...keyIds: string[]) {
  let asked = 0
  configureGateway({
    fetch: async () => {
      const kid = keyIds[Math.min(asked++, keyIds.length - 1)] ?? ''
      const encryptionKey = { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid, n, e } as const
      return Response.json({ success: true, value: siteStatus({ encryptionKey }) })
    },
  })
  const client = new QueryClient()
  await loadSiteStatus(client)
  const send = vi.fn<(call: EncryptedCall) => Promise<string>>()
  const run = () =>
    sendEncrypted({
      method: 'post',
      path: '/wps/session/login',
      merchant: 'bdtdemo',
      payload: {},
      readKey: () => client.getQueryData(getSystemStatusQuery().queryKey)?.info.encryptionKey,
      send,
    })
  const usedKeys = () => send.mock.calls.map(([{ header }]) => header['X-Encryption-Key'].split('.')[0])
  return { run, send, usedKeys, statusCalls: () => asked, client }
}

describe('sending an encrypted payload', () => {
  afterEach(() => {
    configureGateway({})
    window.localStorage.clear()
  })

  it('sends once under the key of the site status', async () => {
    const { run, send, usedKeys, statusCalls } = await setUp('old', 'new')
    send.mockResolvedValue('done')
    await expect(run()).resolves.toBe('done')
    expect(usedKeys()).toEqual(['old'])
    expect(statusCalls()).toBe(1)
  })

  it('GAP-82 asks for the status and sends once more under its key after PAYLOAD_REJECTED', async () => {
    const { run, send, usedKeys, statusCalls } = await setUp('old', 'new')
    send.mockRejectedValueOnce(rejected()).mockResolvedValueOnce('done')
    await expect(run()).resolves.toBe('done')
    expect(usedKeys()).toEqual(['old', 'new'])
    expect(statusCalls()).toBe(2)
    const [first, second] = send.mock.calls.map(([{ body }]) => body.ciphertext)
    expect(second).not.toBe(first)
  })

  it('GAP-82 gives up after the second PAYLOAD_REJECTED', async () => {
    const { run, send, statusCalls } = await setUp('old', 'new')
    send.mockRejectedValue(rejected())
    await expect(run()).rejects.toMatchObject({ code: 'PAYLOAD_REJECTED' })
    expect(send).toHaveBeenCalledTimes(2)
    expect(statusCalls()).toBe(2)
  })

  it('never sends a second time after another failure', async () => {
    const { run, send } = await setUp('old', 'new')
    send.mockRejectedValue(new GatewayFailure({ operation: 'login', code: 'REQUEST_TIMEOUT' }))
    await expect(run()).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('asks for the status first when none has a key yet', async () => {
    const { run, send, usedKeys, client } = await setUp('old', 'new')
    client.removeQueries()
    send.mockResolvedValue('done')
    await expect(run()).resolves.toBe('done')
    expect(usedKeys()).toEqual(['new'])
  })
})
