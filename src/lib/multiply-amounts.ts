/** Digits of one limb: a sum of products of limbs stays a whole number that floats hold exactly. */
const LIMB_DIGITS = 5
const BASE = 10 ** LIMB_DIGITS
const DECIMAL = /^\d+(\.\d*)?$/

/**
 * Multiplies two decimal strings without a sign exactly, with as many decimals as both have together. By hand, because
 * the oldest browsers know no `BigInt` (CONST-32).
 *
 * @throws RangeError when a text is not such a number
 */
export function multiplyAmounts(one: string, other: string): string {
  const [a, b] = [wholeOf(one), wholeOf(other)]
  const limbs: number[] = Array.from({ length: a.limbs.length + b.limbs.length }, () => 0)
  a.limbs.forEach((x, i) => {
    let carry = 0
    b.limbs.forEach((y, j) => {
      const sum = (limbs[i + j] ?? 0) + x * y + carry
      carry = Math.floor(sum / BASE)
      limbs[i + j] = sum - carry * BASE
    })
    limbs[i + b.limbs.length] = carry
  })
  const places = a.places + b.places
  const digits = limbs
    .reverse()
    .map((limb) => String(limb).padStart(LIMB_DIGITS, '0'))
    .join('')
    .replace(/^0+/, '')
    .padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** The number without its point, the lowest limb first, and how many of its digits are decimals. */
function wholeOf(amount: string): { limbs: number[]; places: number } {
  if (!DECIMAL.test(amount)) throw new RangeError(`not a decimal amount: ${amount}`)
  const [whole = '', fraction = ''] = amount.split('.')
  const digits = whole + fraction
  const limbs: number[] = []
  for (let end = digits.length; end > 0; end -= LIMB_DIGITS) {
    limbs.push(Number(digits.slice(Math.max(0, end - LIMB_DIGITS), end)))
  }
  return { limbs, places: fraction.length }
}
