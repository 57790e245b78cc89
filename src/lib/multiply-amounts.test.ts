import { expect, it } from 'vitest'
import { multiplyAmounts } from './multiply-amounts.ts'

const digitsOf = (amount: string) => BigInt(amount.replace('.', ''))

it.each([
  ['0.00', '18', '0.00'],
  ['1500.00', '0.05', '75.0000'],
  ['0.1', '0.2', '0.02'],
  ['3', '4', '12'],
])('multiplies %s by %s', (one, other, product) => expect(multiplyAmounts(one, other)).toBe(product))

it.each(['999999999999999.99', '900719925474099.93', '100000.00', '7'])(
  'agrees with whole numbers of any size, for %s',
  (amount) => {
    for (const times of ['999999999999999.99', '0.015', '200', '99999'])
      expect(digitsOf(multiplyAmounts(amount, times))).toBe(digitsOf(amount) * digitsOf(times))
  },
)

it.each(['', '-1', '1e3', 'x'])('takes %j for no number', (text) =>
  expect(() => multiplyAmounts(text, '1')).toThrow(RangeError),
)
