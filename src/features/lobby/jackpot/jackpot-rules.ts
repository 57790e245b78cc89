/** CONST-38: the counter that illustrates a jackpot. Eight of its digits fit beside each other on a phone. */
export const JACKPOT = { minNum: 23_000_000, maxNum: 25_000_000, decimal: 0, numHeight: 46 } as const
const GROWTH = { from: 100, to: 500 } as const
const DELAYS_MS = [3_000, 4_000, 5_000] as const

/** The range of a counter, and how many decimals it shows. */
export interface JackpotRange {
  minNum: number
  maxNum: number
  decimal: number
}

/** Where a counter starts: anywhere in its range (JACKPOT-04). */
export function startAmount({ minNum, maxNum, decimal }: JackpotRange): number {
  return rounded(minNum + Math.random() * (maxNum - minNum), decimal)
}

/** One growth by 100 to 500 (JACKPOT-07); what would reach the end of the range starts again inside it (GAP-114). */
export function grownAmount(amount: number, range: JackpotRange): number {
  const grown = rounded(amount + GROWTH.from + Math.random() * (GROWTH.to - GROWTH.from), range.decimal)
  return grown < range.maxNum ? grown : startAmount(range)
}

/** Milliseconds until the next growth: 3, 4 or 5 s (JACKPOT-09). */
export function growthDelay(): number {
  return DELAYS_MS[Math.floor(Math.random() * DELAYS_MS.length)] ?? DELAYS_MS[0]
}

const rounded = (amount: number, decimal: number): number => Number(amount.toFixed(decimal))
