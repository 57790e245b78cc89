let made = 0

/**
 * A number for an order: its letter, the moment to the millisecond, and a count, so that no two are alike.
 *
 * @param now epoch milliseconds
 */
export function orderNo(letter: 'D' | 'T' | 'W', now: number): string {
  made += 1
  return `${letter}${new Date(now).toISOString().slice(2).replaceAll(/\D/g, '')}${String(made).padStart(4, '0')}`
}
