/** Digits of one limb: sums of millions of limbs stay whole numbers. */
const LIMB_DIGITS = 7
const BASE = 10 ** LIMB_DIGITS
const DECIMAL = /^-?\d+(\.\d*)?$/

/**
 * Adds decimal strings exactly; no amount is too large and no fraction drifts. At least two decimals, as many as the
 * longest fraction has. By hand, because the oldest browsers know no `BigInt` (CONST-32).
 *
 * @throws RangeError when a text is not a decimal number
 */
export function sumAmounts(amounts: readonly string[]): string {
  const places = Math.max(2, ...amounts.map((amount) => fractionOf(amount).length))
  const sums: number[] = []
  for (const amount of amounts) {
    const sign = amount.startsWith('-') ? -1 : 1
    limbsOf(amount, places).forEach((limb, index) => {
      sums[index] = (sums[index] ?? 0) + sign * limb
    })
  }
  const total = carry(sums)
  const isNegative = total.rest < 0
  const { limbs, rest } = isNegative ? carry(sums.map((limb) => -limb)) : total
  const digits = [...limbs, rest]
    .reverse()
    .map((limb) => String(limb).padStart(LIMB_DIGITS, '0'))
    .join('')
    .replace(/^0+/, '')
    .padStart(places + 1, '0')
  return `${isNegative ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** The first amount less the second. */
export function subtractAmount(amount: string, less: string): string {
  return sumAmounts([amount, less.startsWith('-') ? less.slice(1) : `-${less}`])
}

/** Which side of nothing an amount is on: 1, 0 or -1. */
export function signOf(amount: string): 1 | 0 | -1 {
  if (!/[1-9]/.test(amount)) return 0
  return amount.startsWith('-') ? -1 : 1
}

const fractionOf = (amount: string): string => amount.split('.')[1] ?? ''

/** The digits of an amount in units of its last place, the lowest limb first, without its sign. */
function limbsOf(amount: string, places: number): number[] {
  if (!DECIMAL.test(amount)) throw new RangeError(`not a decimal amount: ${amount}`)
  const [whole = ''] = amount.replace('-', '').split('.')
  const digits = whole + fractionOf(amount).padEnd(places, '0')
  const limbs: number[] = []
  for (let end = digits.length; end > 0; end -= LIMB_DIGITS) {
    limbs.push(Number(digits.slice(Math.max(0, end - LIMB_DIGITS), end)))
  }
  return limbs
}

/** Brings each limb between nothing and the base; what is left over is negative where the whole number is. */
function carry(sums: readonly number[]): { limbs: number[]; rest: number } {
  let rest = 0
  const limbs = sums.map((sum) => {
    const whole = sum + rest
    rest = Math.floor(whole / BASE)
    return whole - rest * BASE
  })
  return { limbs, rest }
}
