import { expect, it } from 'vitest'
import { checkBatch, emptyBatch, sumOf } from './batch.ts'

it('NAMED-30 tells where the wallet runs dry in a batch', () => {
  const payees = ['a', 'b', 'c'].map((memberId) => ({ memberId, account: memberId, amount: '40' }))
  const values = emptyBatch(payees)
  expect(sumOf(values, payees)).toBe('120.00')
  const faults = checkBatch(values, payees, { left: '100.00', currencySymbol: '৳' })
  expect(Object.keys(faults)).toEqual(['amount_c'])
})
