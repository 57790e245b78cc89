import { sumAmounts } from './sum-amounts.ts'

const DECIMAL = /^\d+(\.\d*)?$/
/** A remainder of more digits would no longer be a whole number that floats hold exactly. */
const MAX_DIVISOR_DIGITS = 14

/**
 * Divides a decimal string by another, both without a sign, and rounds up to the hundredth. Digit by digit on whole
 * numbers, as on paper, because the oldest browsers know no `BigInt` (CONST-32).
 *
 * @throws RangeError when a text is not such a number, or the divisor is nothing or has more than 14 digits
 */
export function divideUp(amount: string, by: string): string {
  const places = Math.max(placesOf(amount), placesOf(by))
  const divisor = Number(unitsOf(by, places))
  if (divisor === 0 || divisor >= 10 ** MAX_DIVISOR_DIGITS) throw new RangeError(`no divisor: ${by}`)
  let [digits, rest] = ['', 0]
  // Two more digits make hundredths of the quotient.
  for (const digit of `${unitsOf(amount, places)}00`) {
    rest = rest * 10 + Number(digit)
    const times = Math.floor(rest / divisor)
    digits += String(times)
    rest -= times * divisor
  }
  return sumAmounts([`${digits.slice(0, -2)}.${digits.slice(-2)}`, rest > 0 ? '0.01' : '0'])
}

const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** The digits of a number in units of its last place. */
function unitsOf(text: string, places: number): string {
  if (!DECIMAL.test(text)) throw new RangeError(`not a decimal amount: ${text}`)
  const [whole = '', fraction = ''] = text.split('.')
  return whole + fraction.padEnd(places, '0')
}
