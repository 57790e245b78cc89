import type { MobileNumbers } from '#src/core/merchant/merchants.ts'
import { latinDigits, tidyText } from '#src/lib/plain-text.ts'

/** LOGIN-12: letters, digits and underscores (GAP-72). */
export const USERNAME_LENGTH = { min: 4, max: 20 } as const

/** LOGIN-13: any characters; a new password has stricter rules, an old one may be older than they are (GAP-72). */
const LOGIN_PASSWORD_LENGTH = { min: 6, max: 20 } as const

/** The rule for a password that is set from now on, at registration and when it is changed (PSW-13, GAP-72). */
export const NEW_PASSWORD_LENGTH = { min: 8, max: 20 } as const

/** LOGIN-20, GAP-72: digits. */
export const SMS_CODE_LENGTH = { min: 4, max: 10 } as const

/** GAP-73: digits, where a country does not say how many. LOGIN-18: no input takes more. */
export const MOBILE_LENGTH = { min: 6, max: 20 } as const

/** REG-40: at most this many characters. */
export const EMAIL_MAX_LENGTH = 254

/** LOGIN-17: digits. */
export const CAPTCHA_MAX_LENGTH = 6

/** REG-35, GAP-03: any characters. */
export const FORM_CAPTCHA_LENGTH = { min: 1, max: 16 } as const

/** Nobody is older; a day before that was mistyped. */
const OLDEST_AGE = 130
const YEAR_MS = 365.25 * 24 * 60 * 60_000

/** LOGIN-12, GAP-72: whether this can be the name of an account. */
export function isUsername(text: string): boolean {
  return isWithin(USERNAME_LENGTH, text) && /^[A-Za-z0-9_]+$/.test(text)
}

/** LOGIN-13, GAP-72: whether this can be the password of an account that exists. */
export function isLoginPassword(text: string): boolean {
  return isWithin(LOGIN_PASSWORD_LENGTH, text)
}

/** PSW-13, GAP-72: whether this may be a password from now on: it needs a letter and a digit. */
export function isNewPassword(text: string): boolean {
  return isWithin(NEW_PASSWORD_LENGTH, text) && /[A-Za-z]/.test(text) && /\d/.test(text)
}

/** LOGIN-16, LOGIN-20: whether this can be a code that came by SMS or e-mail. */
export function isSmsCode(text: string): boolean {
  return isWithin(SMS_CODE_LENGTH, text) && /^\d+$/.test(text)
}

/** LOGIN-14, GAP-73: whether this can be a mobile number of the merchant's country, without its dialling code. */
export function isMobileNumber(text: string, { digits, pattern }: MobileNumbers): boolean {
  const length = digits === undefined ? MOBILE_LENGTH : { min: digits, max: digits }
  return isWithin(length, text) && /^\d+$/.test(text) && pattern?.test(text) !== false
}

/** REG-40: what is wrong with an e-mail address. */
export function emailFault(text: string): 'EMAIL_TOO_LONG' | 'EMAIL_FORMAT' | undefined {
  if (text.length > EMAIL_MAX_LENGTH) return 'EMAIL_TOO_LONG'
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? undefined : 'EMAIL_FORMAT'
}

/** LOGIN-17: whether this can be what a captcha shows. */
export function isCaptchaAnswer(text: string): boolean {
  return text.length <= CAPTCHA_MAX_LENGTH && /^\d+$/.test(text)
}

/** REG-35, GAP-03: whether this can be the answer to a captcha or an equation in any form but the login's. */
export function isFormCaptchaAnswer(text: string): boolean {
  return isWithin(FORM_CAPTCHA_LENGTH, text)
}

/** The answer as it was meant: without blanks around it, its digits those of the picture. */
export function tidyFormCaptcha(text: string): string {
  return latinDigits(tidyText(text))
}

/** REG-39, ERR-23: what is wrong with a day of birth, `YYYY-MM-DD`, at the moment `now` in epoch milliseconds. */
export function birthDateFault(text: string, minimumAge: number, now: number): 'no-day' | 'too-young' | undefined {
  const born = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN)
  const isDay = !Number.isNaN(born.getTime()) && born.toISOString().startsWith(text)
  const age = (now - born.getTime()) / YEAR_MS
  if (!isDay || age < 0 || age > OLDEST_AGE) return 'no-day'
  born.setUTCFullYear(born.getUTCFullYear() + minimumAge)
  return born.getTime() > now ? 'too-young' : undefined
}

const isWithin = ({ min, max }: { min: number; max: number }, { length }: string) => length >= min && length <= max
