import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { divideUp } from './divide-amounts.ts'

const decimals = (whole: fc.Arbitrary<bigint>, places: number) =>
  fc
    .tuple(whole, fc.bigInt(0n, 10n ** BigInt(places) - 1n))
    .map(([units, rest]) => `${units}.${String(rest).padStart(places, '0')}`)
const amounts = decimals(fc.bigInt(0n, 10n ** 15n - 1n), 2)
const rates = fc
  .integer({ min: 2, max: 6 })
  .chain((places) => decimals(fc.bigInt(0n, 999_999n), places))
  .filter((rate) => /[1-9]/.test(rate))

/** In millionths, exactly. */
function micros(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(6, '0'))
}

it('BEYOND-13, MONEY-18 is the least hundredth that is worth the amount, as whole numbers reckon it', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, rate) => {
      const hundredths = (100n * micros(amount) + micros(rate) - 1n) / micros(rate)
      const digits = String(hundredths).padStart(3, '0')
      expect(divideUp(amount, rate)).toBe(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  ['1500.00', '121.50', '12.35'],
  ['1215.00', '121.50', '10.00'],
  ['1215.01', '121.50', '10.01'],
  ['0.01', '121.50', '0.01'],
  ['0.00', '121.50', '0.00'],
  ['999999999999999.99', '0.01', '99999999999999999.00'],
  ['100', '3', '33.34'],
])('BEYOND-13 %s at %s is %s', (amount, rate, coins) => expect(divideUp(amount, rate)).toBe(coins))

it.each([
  ['1.00', '0.00'],
  ['1.00', '123456789012345'],
  ['1.00', '-2.00'],
  ['-1.00', '2.00'],
  ['1e3', '2.00'],
  ['', '2.00'],
])('%j by %j is refused', (amount, rate) => expect(() => divideUp(amount, rate)).toThrow(RangeError))
