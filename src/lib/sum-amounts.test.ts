import { array, assert, bigInt, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signOf, subtractAmount, sumAmounts } from './sum-amounts.ts'

describe('CONST-21 sums of money', () => {
  it.each([
    [[], '0.00'],
    [['0.10', '0.20'], '0.30'],
    [['-0.05'], '-0.05'],
    [['12.00', '-12.00'], '0.00'],
    [['9007199254740993.01', '0.01'], '9007199254740993.02'],
    [['1.001', '2.00'], '3.001'],
    [['5'], '5.00'],
  ])('%j add up to %s', (amounts, sum) => expect(sumAmounts(amounts)).toBe(sum))

  it('are exact, whatever the amounts and their number', () => {
    const cents = bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
    const text = (value: bigint) => {
      const digits = String(value < 0n ? -value : value).padStart(3, '0')
      return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
    }
    assert(
      property(array(cents, { maxLength: 30 }), integer({ min: 0, max: 29 }), (list, at) => {
        expect(sumAmounts(list.map(text))).toBe(text(list.reduce((sum, value) => sum + value, 0n)))
        const [one = 0n, other = 0n] = [list[at], list[0]]
        expect(subtractAmount(text(one), text(other))).toBe(text(one - other))
      }),
    )
  })

  it('refuses what is no decimal number', () => expect(() => sumAmounts(['1e5'])).toThrow(RangeError))

  it.each([
    ['0.00', 0],
    ['-0.00', 0],
    ['0.01', 1],
    ['-12.50', -1],
  ])('%s is on the side %i of nothing', (amount, sign) => expect(signOf(amount)).toBe(sign))
})
