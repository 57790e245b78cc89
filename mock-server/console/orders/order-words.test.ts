import { expect, test } from 'vitest'
import type { Order } from '../control.ts'
import { stateOf, typedAmount } from './order-words.ts'

const deposit: Order = {
  kind: 'deposit',
  orderNo: 'D1',
  merchant: 'bdtdemo',
  username: 'ravi88',
  createdAt: '2026-11-21T04:40:01.000Z',
  amount: '5000.00',
  status: 'PENDING',
  actions: [],
}
const withdrawal: Order = { ...deposit, kind: 'withdrawal' }

test.each<[string, Order]>([
  ['waits for its money', deposit],
  ['is checked', { ...deposit, status: 'PROCESSING' }],
  ['arrived', { ...deposit, status: 'COMPLETED', received: '5000.00' }],
  ['4,900.00 arrived', { ...deposit, status: 'COMPLETED', received: '4900.00' }],
  ['rejected, other name', { ...deposit, status: 'REJECTED', reason: 'NAME' }],
  ['taken back by the payer', { ...deposit, status: 'REJECTED', reason: 'REVERSED' }],
  ['expired', { ...deposit, status: 'CANCELLED', reason: 'EXPIRED' }],
  ['cancelled by the member', { ...deposit, status: 'CANCELLED', reason: 'MEMBER' }],
  ['waits for the operator', withdrawal],
  ['is on its way', { ...withdrawal, status: 'PROCESSING' }],
  ['paid out', { ...withdrawal, status: 'COMPLETED' }],
  ['sent back by the bank', { ...withdrawal, status: 'REJECTED', reason: 'RETURNED' }],
])('an order says how far it is: %s', (words, order) => {
  expect(stateOf(order).words).toBe(words)
})

test.each([
  ['900', '900.00'],
  [' 1,500.5 ', '1500.50'],
  ['9007199254740993.01', '9007199254740993.01'],
  ['12;5', '12;5'],
  ['1.005', '1.005'],
  ['', ''],
])('an amount that is typed as "%s" is sent as "%s"', (typed, sent) => {
  expect(typedAmount(typed)).toBe(sent)
})
