/** A decimal amount in cents. */
export const centsOf = (amount: string | undefined): number => Math.round(Number(amount ?? 0) * 100)

/** Cents as a decimal amount. */
export const money = (cents: number): string => (cents / 100).toFixed(2)
