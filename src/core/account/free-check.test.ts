import { describe, expect, it } from 'vitest'
import { refusalAt, type Gate } from './free-check.ts'

const TYPES = [0, 1, 2, 4, 40, 41, 42]

describe('the free-check', () => {
  const gates: Gate[] = ['deposit', 'withdraw', 'security', 'password', 'inbox', 'chat']

  it.each(gates)('SESSION-24, GAP-46 %s passes without a session and for the types 0, 1 and 2', (gate) => {
    for (const type of [undefined, 0, 1, 2]) expect(refusalAt(gate, type)).toBeUndefined()
  })
  it.each(['deposit', 'withdraw', 'security'] as const)(
    'DEPOSIT-02, GAP-12, GAP-27, SESSION-25 %s refuses all others with the deposit message',
    (gate) => {
      for (const type of [4, 40, 41, 42]) expect(refusalAt(gate, type)).toBe('REAL_ACCOUNT_REQUIRED')
    },
  )
  it.each(['inbox', 'chat'] as const)('SESSION-26, GAP-28, GAP-47 %s refuses only type 4, with free_reject', (gate) => {
    expect(refusalAt(gate, 4)).toBe('FREE_REJECT')
    for (const type of [40, 41, 42]) expect(refusalAt(gate, type)).toBeUndefined()
  })
  it('SESSION-27 password refuses only type 4, and tells it to log in with a real account', () => {
    expect(refusalAt('password', 4)).toBe('REAL_ACCOUNT_REQUIRED')
    for (const type of [40, 41, 42]) expect(refusalAt('password', type)).toBeUndefined()
  })
  it('NAMED-29, NAMED-30, NAMED-31 the pages of agents refuse everybody who is none', () => {
    expect(TYPES.filter((type) => refusalAt('agent', type) === undefined)).toEqual([1, 2, 41, 42])
    expect(refusalAt('agent', 0)).toBe('NOT_AN_AGENT')
  })
  it('GAP-40 a trial is refused all of them', () => {
    expect(gates.filter((gate) => refusalAt(gate, 4) === undefined)).toEqual([])
  })
})
