// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readServiceChannels, readServicePath } from './customer-service.ts'

/** Obfuscates an address as GAP-84 says. */
async function seal(address: string, suffix = 'Ab12Cd34'): Promise<string> {
  const encoder = new TextEncoder()
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(suffix))
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(address))
  return Buffer.from([...iv, ...new Uint8Array(sealed)]).toString('base64url') + suffix
}

describe('the path of a customer-service entry', () => {
  it('SHELL-68, GAP-84 is decrypted with its eight-character suffix', async () => {
    expect(await readServicePath(await seal('https://wa.me/10000000000'))).toBe('https://wa.me/10000000000')
    const long = `https://support.example/chat?topic=${'é'.repeat(300)}`
    expect(await readServicePath(await seal(long))).toBe(new URL(long).href)
  })

  it.each([
    'http://support.example',
    'javascript:alert(1)',
    'mailto:help@support.example',
    'https://u:p@support.example',
    'no address',
  ])('GAP-84 is hidden when it holds %s', async (address) => {
    expect(await readServicePath(await seal(address))).toBeUndefined()
  })

  it('GAP-84 is hidden when it does not decrypt', async () => {
    const path = await seal('https://support.example')
    const flipped = path[20] === 'A' ? 'B' : 'A'
    const damaged = [
      `${path.slice(0, -8)}Zz98Yy76`,
      path.slice(0, 20) + flipped + path.slice(21),
      path.slice(4),
      '***not base64***Ab12Cd34',
      'short',
      '',
    ]
    expect(await Promise.all(damaged.map(readServicePath))).toEqual(damaged.map(() => undefined))
  })
})

it('SHELL-67 the channels keep their order, without what cannot be read and without doubles', async () => {
  const whatsapp = await seal('https://wa.me/10000000000')
  const channels = await readServiceChannels([
    { title: 'whatsapp', path: whatsapp },
    { title: 'CS', path: 'x'.repeat(60) },
    { title: 'CS', path: await seal('https://support.example/chat', 'Zz98Yy76') },
    { title: 'whatsapp', path: whatsapp },
  ])
  expect(channels).toEqual([
    { title: 'whatsapp', url: 'https://wa.me/10000000000' },
    { title: 'CS', url: 'https://support.example/chat' },
  ])
})
