import { array, assert, bigInt, boolean, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatMoney, formatPercent } from './money.ts'

describe('WALLET-02, I18N-10 amounts are #,##0.00', () => {
  it.each([
    ['0', '0.00'],
    ['12480.5', '12,480.50'],
    ['12480.50', '12,480.50'],
    ['999', '999.00'],
    ['1000', '1,000.00'],
    ['9007199254740993.55', '9,007,199,254,740,993.55'],
    ['0007.1', '7.10'],
    ['5.', '5.00'],
  ])('shows %s as %s', (amount, shown) => expect(formatAmount(amount)).toBe(shown))

  it.each([
    ['12.999', '12.99'],
    ['-12.999', '-12.99'],
    ['-0.001', '0.00'],
  ])('GAP-23 truncates %s toward zero: %s', (amount, shown) => expect(formatAmount(amount)).toBe(shown))

  it.each(['', '1e5', '١٢', '1,000.00', 'NaN', ' 5'])('refuses %j', (amount) => {
    expect(() => formatAmount(amount)).toThrow(RangeError)
  })
})

describe('GAP-23, CONST-21 whatever the amount', () => {
  const digits = array(integer({ min: 0, max: 9 }), { maxLength: 12 }).map((list) => list.join(''))
  const whole = bigInt({ min: 0n, max: 10n ** 40n })

  it('shows its own digits, never more money than there is, and nothing lost to a float', () => {
    assert(
      property(whole, digits, boolean(), (units, fraction, isNegative) => {
        const shown = formatAmount(`${isNegative ? '-' : ''}${units}.${fraction}`)
        const cents = units * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'))
        expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/)
        expect(BigInt(shown.replace(/[,.]/g, ''))).toBe(isNegative ? -cents : cents)
        expect(shown.startsWith('-')).toBe(isNegative && cents > 0n)
      }),
    )
  })

  it('refuses what is no decimal number', () => {
    assert(
      property(string(), (text) => {
        if (/^-?\d+(\.\d*)?$/.test(text)) return
        expect(() => formatAmount(text)).toThrow(RangeError)
      }),
    )
  })
})

it.each([
  ['166.34', '৳ 166.34'],
  ['-166.34', '-৳ 166.34'],
  ['-1234567.899', '-৳ 1,234,567.89'],
  ['-0.001', '৳ 0.00'],
])('WALLET-02 writes the minus of %s before the symbol: %s', (amount, shown) =>
  expect(formatMoney('৳', amount)).toBe(shown),
)

it.each([
  ['100.00', '100%'],
  ['0.50', '0.5%'],
  ['1.25', '1.25%'],
  ['0.1234', '0.1234%'],
  ['1500.00', '1,500%'],
  ['0', '0%'],
])('writes a share of %s without zeros that say nothing: %s', (rate, shown) => expect(formatPercent(rate)).toBe(shown))
