import { expect, test } from 'vitest'
import { presentContract } from '../judge/present-contract.ts'
import { Traffic } from './traffic.ts'

const contract = presentContract()
if (!contract) throw new Error('no contract')

test('a repeated key is answered with the order that was made first, whenever that was', () => {
  const { path, examples } = contract.operations.find(({ id }) => id === 'createAlipayDeposit') ?? { path: '' }
  const body = JSON.stringify({ success: true, value: examples?.['qr'] })
  const traffic = new Traffic(contract)
  /** The order of the example was made at 08:47:22, and lapses at 08:52:22. */
  const at = (time: string, key: string) =>
    traffic
      .add({
        request: {
          method: 'POST',
          url: `https://gw.example${path}`,
          headers: new Headers({
            authorization: 'Bearer 0123456789abcdef01234567',
            'content-type': 'application/json',
            'idempotency-key': key,
          }),
          body: { kind: 'read', value: { channelId: 'a-main', amount: '500.00' } },
        },
        response: {
          status: 200,
          headers: new Headers({ 'content-type': 'application/json', date: `Sat, 21 Nov 2026 ${time} GMT` }),
          body,
        },
        place: time,
        tookMs: 1,
      })
      .findings.map(({ rule, pointer }) => `${rule} ${pointer}`)
  expect(at('08:47:23', 'k'.repeat(20))).toEqual([])
  expect(at('09:10:00', 'k'.repeat(20))).toEqual([])
  expect(at('09:10:00', 'n'.repeat(20))).toEqual(['moment /value/order/createdAt', 'moment /value/order/expiresAt'])
})

test.each(['constructor', 'toString', '__proto__'])('no operation has provoked the code %s', (code) => {
  const path = contract.operations.find(({ id }) => id === 'getWallets')?.path ?? ''
  const traffic = new Traffic(contract)
  const { findings } = traffic.add({
    request: { method: 'GET', url: `https://gw.example${path}`, headers: new Headers(), body: { kind: 'none' } },
    response: {
      status: 422,
      headers: new Headers({ 'content-type': 'application/json' }),
      body: JSON.stringify({ success: false, code, message: 'x' }),
    },
    place: 'entry 1',
    tookMs: 1,
  })
  expect(findings.map(({ rule }) => rule)).toEqual(['unknown-code'])
  expect(traffic.results().map(({ provoked }) => provoked)).toEqual([[]])
})
