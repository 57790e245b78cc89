import { isNewPassword } from '#src/core/account/account-rules.ts'

/** Characters from which on a password that keeps the rules is long. */
const LONG = 12

export type Strength = 0 | 1 | 2 | 3 | 4

/**
 * How hard a password is to guess, roughly: 0 for none, 1 for one that is refused, and from 2 on one more for each of
 * length, and a mark or capitals among small letters.
 */
export function strengthOf(password: string): Strength {
  if (password === '') return 0
  if (!isNewPassword(password)) return 1
  const isLong = password.length >= LONG
  const isMixed = /[^A-Za-z0-9]/.test(password) || (/[a-z]/.test(password) && /[A-Z]/.test(password))
  if (isLong && isMixed) return 4
  return isLong || isMixed ? 3 : 2
}
