import { expect, test } from 'vitest'
import { presentContract } from '../judge/present-contract.ts'
import type { Answers } from './context-types.ts'
import { inputOf } from './inputs.ts'
import { readCredentials } from './options.ts'

/** A team of one member, at a server whose clock is years ahead. */
const answers: Answers = {
  options: {
    target: 'https://gw.example',
    rate: 10,
    readOnly: false,
    only: [],
    merchant: 'bdtdemo',
    credentials: readCredentials({}),
  },
  value: () => Promise.resolve({}),
  rows: (id) => Promise.resolve(id === 'listSubordinates' ? [{ member: { memberId: 'M1', enabled: true } }] : []),
  day: (ago = 0) => new Date(Date.UTC(2040, 0, 1 - ago)).toISOString().slice(0, 10),
  daysSince: () => ({ from: '', to: '' }),
}

test('a contract is offered from tomorrow on by the clock of the server', async () => {
  const createContract = presentContract()?.operations.find(({ id }) => id === 'createContract')
  if (!createContract) throw new Error('no createContract')
  const { body } = await inputOf(answers, createContract)
  expect(body).toEqual({ memberId: 'M1', startsOn: '2040-01-02', endsOn: '2040-03-31' })
})
