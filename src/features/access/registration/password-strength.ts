import { isNewPassword } from '#src/core/account/account-rules.ts'

/** Characters from which on a password that keeps the rules is long. */
const LONG = 12

export type Strength = 0 | 1 | 2 | 3 | 4

/**
 * A rough strength of a password: 0 empty, 1 refused, 2 accepted, plus 1 if it is long, plus 1 if it has a special
 * character or both upper and lower case.
 */
export function strengthOf(password: string): Strength {
  if (password === '') return 0
  if (!isNewPassword(password)) return 1
  const isLong = password.length >= LONG
  const isMixed = /[^A-Za-z0-9]/.test(password) || (/[a-z]/.test(password) && /[A-Z]/.test(password))
  if (isLong && isMixed) return 4
  return isLong || isMixed ? 3 : 2
}
