import { expect, it } from 'vitest'
import { leastOf, payoutOf, withdrawFee } from './withdraw-fee.ts'

const FEE = { rate: '1.50', minimum: '10.00', freeTimesLeft: 0 }

it.each([
  ['600.00', '10.00'],
  ['3000.00', '45.00'],
  ['1000.33', '15.00'],
  ['1000.34', '15.01'],
  ['5.00', '5.00'],
])('MONEY-22 %s costs %s: the greater of share and minimum, half a cent up', (amount, fee) =>
  expect(withdrawFee(amount, FEE)).toBe(fee),
)

it('MONEY-22 a free one costs 0.00, and so does one where there is no fee', () => {
  expect(withdrawFee('3000.00', { ...FEE, freeTimesLeft: 1 })).toBe('0.00')
  expect(withdrawFee('3000.00', undefined)).toBe('0.00')
})

it('MONEY-18 fee and payout of 17 digits are those of whole numbers', () => {
  const cents = (amount: string) => BigInt(amount.replace('.', ''))
  for (const amount of ['999999999999999.99', '900719925474099.93', '123456789012345.67', '700.01']) {
    for (const rate of ['1.50', '0.37', '99.99', '2.0005']) {
      const fee = withdrawFee(amount, { ...FEE, rate })
      const scale = 10n ** BigInt((rate.split('.')[1] ?? '').length + 2)
      const share = (cents(amount) * cents(rate) * 2n + scale) / (scale * 2n)
      expect(cents(fee)).toBe(share > 1_000n ? share : 1_000n)
      expect(cents(payoutOf(amount, fee))).toBe(cents(amount) - cents(fee))
    }
  }
})

it('MONEY-40 takes the least of several amounts', () => {
  expect(leastOf('900719925474099.93', '50000.00', '100000.00')).toBe('50000.00')
  expect(leastOf('320.50', '50000.00')).toBe('320.50')
})
