/**
 * Adds decimal strings exactly; no amount is too large and no fraction drifts. At least two decimals, as many as the
 * longest fraction has.
 *
 * @throws SyntaxError when a text is not a decimal number
 */
export function sumAmounts(amounts: readonly string[]): string {
  const places = Math.max(2, ...amounts.map((amount) => fractionOf(amount).length))
  const total = amounts.reduce((sum, amount) => sum + scaled(amount, places), 0n)
  const digits = String(total < 0n ? -total : total).padStart(places + 1, '0')
  return `${total < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
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

/** An amount in units of its last place. */
function scaled(amount: string, places: number): bigint {
  return BigInt(amount.split('.')[0] + fractionOf(amount).padEnd(places, '0'))
}
