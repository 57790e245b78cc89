import { expect, it } from 'vitest'
import { reactions } from '#src/core/errors/reactions.ts'
import { amountFault, paymentOf, tidyAmount } from './amounts.ts'

it.each([
  ['250', '250.00'],
  [' 1,250.5 ', '1250.50'],
  ['1,250,000', '1250000.00'],
  ['1,00,000', '100000.00'],
  ['12,34,567.50', '1234567.50'],
  ['၁,၂၅၀', '1250.00'],
  ['0,5', '0.50'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['1,250.', '1250.00'],
  ['১২৫٫50', '125.50'],
  ['007', '7.00'],
])('NAMED-30, MONEY-20 reads %j as %s', (typed, amount) => expect(paymentOf(tidyAmount(typed))).toBe(amount))

it.each(['', '0', '0.00', '.', '5..', '1,00,00', '100,00,000', '1.234', '0,500', '-5', '1e3', '9999999999999999'])(
  'NAMED-30 takes %j for no amount',
  (typed) => expect(paymentOf(tidyAmount(typed))).toBeUndefined(),
)

it('GAP-122, MONEY-21 measures without rounding against balance and limits', () => {
  const bounds = { left: '900719925474099.10', limits: undefined, currencySymbol: '৳' }
  expect(amountFault('900719925474099.10', bounds)).toBeUndefined()
  expect(amountFault('900719925474099.11', bounds)?.message).toBe(reactions.INSUFFICIENT_BALANCE.text)
  const limits = { minAmount: '1.00', maxAmount: '500.00' }
  expect(amountFault('0.99', { ...bounds, limits })).toBeDefined()
  expect(amountFault('1', { ...bounds, limits })).toBeUndefined()
  expect(amountFault('500.01', { ...bounds, limits })).toBeDefined()
})
