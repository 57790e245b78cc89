import { expect, it } from 'vitest'
import { reactions } from '#src/core/errors/reactions.ts'
import { accountOf, checkBatch, emptyBatch, failedPayees, paymentsOf, sumOf, tidyBatch } from './batch.ts'

const rakib = { memberId: '1', account: 'rakib_dhk' }
const mitu = { memberId: '2', account: 'mitu_syl' }
const bounds = { left: '100.00', currencySymbol: '৳' }

it('a batch begins empty, with the same amount for all', () => {
  expect(emptyBatch([rakib, mitu])).toEqual({ same: '', each: false, amount_1: '', amount_2: '' })
})

it('a batch begins with an amount each where one of them was meant before', () => {
  const values = { same: '', each: true, amount_1: '', amount_2: '40.00' }
  expect(emptyBatch([rakib, { ...mitu, amount: '40.00' }])).toEqual(values)
})

it('an amount that is not in the form is none', () => {
  const values = { same: ' 5 ', each: true }
  expect(tidyBatch(values, [rakib])).toEqual({ same: '5', each: true, amount_1: '' })
  expect(paymentsOf(values, [rakib])).toEqual([{ ...rakib, amount: undefined }])
  expect(Object.keys(checkBatch(values, [rakib], bounds))).toEqual(['amount_1'])
})

it('what cannot be paid is told at the amounts that are each too much together, and not while the wallet is unknown', () => {
  const values = { same: '', each: true, amount_1: '60', amount_2: '40.01' }
  const payees = [rakib, mitu]
  expect(checkBatch(values, payees, bounds)).toEqual({ amount_2: { message: reactions.INSUFFICIENT_BALANCE.text } })
  expect(checkBatch(values, payees, { ...bounds, left: undefined })).toEqual({})
})

it('those whose transfer failed are tried again under their own names, and one that is unknown under its id', () => {
  const results = [
    { memberId: '1', amount: '5.00', success: true, orderNo: 'T1' },
    { memberId: '2', amount: '6.00', success: false, code: 'SYSTEM_BUSY' },
  ] as unknown as Parameters<typeof failedPayees>[0]['results']
  expect(failedPayees({ transferred: '5.00', results }, [rakib, mitu])).toEqual([{ ...mitu, amount: '6.00' }])
  expect(accountOf('3', [rakib, mitu])).toBe('3')
})

it('NAMED-30 tells where the wallet runs dry in a batch', () => {
  const payees = ['a', 'b', 'c'].map((memberId) => ({ memberId, account: memberId, amount: '40' }))
  const values = emptyBatch(payees)
  expect(sumOf(values, payees)).toBe('120.00')
  const faults = checkBatch(values, payees, { left: '100.00', currencySymbol: '৳' })
  expect(Object.keys(faults)).toEqual(['amount_c'])
})
