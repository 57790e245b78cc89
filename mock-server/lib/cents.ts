const DECIMAL = /^(-?)(\d+)(?:\.(\d{0,2})0*)?$/

/**
 * A decimal amount in cents, exactly, however many digits it has (MONEY-18); nothing counts as none.
 *
 * @throws RangeError when the text is no amount of at most two decimals
 */
export function centsOf(amount: string | undefined): bigint {
  const parts = DECIMAL.exec(amount ?? '0')
  if (!parts) throw new RangeError(`not an amount: ${amount}`)
  const [, minus = '', whole = '0', fraction = ''] = parts
  const cents = BigInt(whole + fraction.padEnd(2, '0'))
  return minus === '' ? cents : -cents
}

/**
 * Cents as a decimal amount.
 *
 * @throws RangeError for a fraction of a cent
 */
export function money(cents: bigint | number): string {
  const whole = BigInt(cents)
  const digits = String(whole < 0n ? -whole : whole).padStart(3, '0')
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * A share of an amount, half a cent up.
 *
 * @param rate per cent, as a decimal text such as `1.50`
 */
export const shareOf = (cents: bigint, rate: string): bigint => (cents * centsOf(rate) + 5_000n) / 10_000n

/** The smaller of two amounts. */
export const lesserOf = (one: bigint, other: bigint): bigint => (one < other ? one : other)
