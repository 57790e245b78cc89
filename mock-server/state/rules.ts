import { sites } from '#mock/data/sites.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'

/** GAP-72: the shared rules for what people type. The client checks the same first. */
const USERNAME = /^[A-Za-z0-9_]{4,20}$/
const OLD_PASSWORD = /^.{6,20}$/
const NEW_PASSWORD = /^(?=.*[A-Za-z])(?=.*\d).{8,20}$/
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const NAME = /^[^<>\r\n]+$/
const EMAIL_LENGTH = 254

export const isUsername = (text: string): boolean => USERNAME.test(text)
export const isOldPassword = (text: string): boolean => OLD_PASSWORD.test(text)
export const isNewPassword = (text: string): boolean => NEW_PASSWORD.test(text)

/** REG-40: what is wrong with an e-mail address. */
export function emailErrorCode(text: string): 'EMAIL_TOO_LONG' | 'EMAIL_FORMAT' | undefined {
  if (text.length > EMAIL_LENGTH) return 'EMAIL_TOO_LONG'
  return EMAIL.test(text) ? undefined : 'EMAIL_FORMAT'
}

/** A nickname or payee name of at most `length` characters (ERR-15). */
export function isName(text: string, length: number): boolean {
  return NAME.test(text) && text.trim() !== '' && [...text].length <= length
}

/** GAP-73: a number that is all zeros has the right length and belongs to nobody. */
export function mobileErrorCode(
  merchant: MerchantCode,
  mobileNum: string,
): 'MOBILE_INVALID' | 'MOBILE_FORMAT' | undefined {
  const { digits, pattern } = sites[merchant].mobile
  if (mobileNum === '0'.repeat(digits)) return 'MOBILE_INVALID'
  return new RegExp(pattern).test(mobileNum) ? undefined : 'MOBILE_FORMAT'
}

/** Whose account a bank knows: letters, dots and hyphens, at most 60 characters (ERR-15). */
export const isPayeeName = (text: string): boolean => isName(text, 60) && /^\p{L}[\p{L}\p{M} .-]+$/u.test(text)
