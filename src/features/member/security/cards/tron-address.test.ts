import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isNumberOf } from '#mock/state/money/account-numbers.ts'
import { isTronAddress } from './tron-address.ts'

/** The contract of USDT on Tron. */
const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const USDT = { bankCode: 'USDT', bankName: 'USDT', kind: 'CRYPTO', network: 'TRC20' } as const

/** An address with a right checksum: 21 bytes that begin with 0x41, hashed by WebCrypto. */
async function addressOf(account: Uint8Array): Promise<string> {
  const payload = Uint8Array.of(0x41, ...account)
  const once = await crypto.subtle.digest('SHA-256', payload)
  const checksum = new Uint8Array(await crypto.subtle.digest('SHA-256', once)).subarray(0, 4)
  let rest = [...payload, ...checksum].reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = `${ALPHABET[Number(rest % 58n)]}${text}`
  return text
}

describe('an address on TRC20', () => {
  it.each([
    ['as it is', ADDRESS, true],
    ['in capitals', ADDRESS.toUpperCase(), false],
    ['one place short', ADDRESS.slice(0, -1), false],
    ['one place long', `${ADDRESS}t`, false],
    ['of Bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', false],
    ['of Ethereum', '0xdAC17F958D2ee523a2206206994597C13D831ec7', false],
    ['that says more than 25 bytes hold', `T${'z'.repeat(33)}`, false],
    ['nothing', '', false],
  ])('MONEY-46 %s', async (_, text, taken) => {
    expect(isTronAddress(text)).toBe(taken)
    expect(await isNumberOf(USDT, text, 'bdtdemo')).toBe(taken)
  })

  it('MONEY-46 has a checksum: any right address is taken, and none with two places swapped or one mistyped', async () => {
    for (let round = 0; round < 50; round += 1) {
      const right = await addressOf(randomBytes(20))
      const at = 1 + (round % 32)
      const mistyped = right.slice(0, at) + (right[at] === 'x' ? 'y' : 'x') + right.slice(at + 1)
      const swapped = right.slice(0, at) + right.charAt(at + 1) + right.charAt(at) + right.slice(at + 2)
      for (const text of [right, mistyped, swapped]) {
        expect([text, isTronAddress(text)]).toEqual([text, text === right])
        expect([text, await isNumberOf(USDT, text, 'bdtdemo')]).toEqual([text, text === right])
      }
    }
  })
})
