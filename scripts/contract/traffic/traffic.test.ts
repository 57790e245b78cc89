import { expect, test } from 'vitest'
import { presentContract } from '../judge/present-contract.ts'
import { Traffic } from './traffic.ts'

test.each(['constructor', 'toString', '__proto__'])('no operation has provoked the code %s', (code) => {
  const contract = presentContract()
  const path = contract?.operations.find(({ id }) => id === 'getWallets')?.path
  if (!contract || path === undefined) throw new Error('no contract')
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
