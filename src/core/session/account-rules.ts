/** LOGIN-12: letters, digits and underscores (GAP-72). */
export const USERNAME_LENGTH = { min: 4, max: 20 } as const

/** LOGIN-13: any characters; a new password has stricter rules, an old one may be older than they are (GAP-72). */
export const LOGIN_PASSWORD_LENGTH = { min: 6, max: 20 } as const

/** LOGIN-17: digits. */
export const CAPTCHA_MAX_LENGTH = 6

/** LOGIN-12, GAP-72: whether this can be the name of an account. */
export function isUsername(text: string): boolean {
  return isWithin(USERNAME_LENGTH, text) && /^[A-Za-z0-9_]+$/.test(text)
}

/** LOGIN-13, GAP-72: whether this can be the password of an account that exists. */
export function isLoginPassword(text: string): boolean {
  return isWithin(LOGIN_PASSWORD_LENGTH, text)
}

/** LOGIN-17: whether this can be what a captcha shows. */
export function isCaptchaAnswer(text: string): boolean {
  return text.length <= CAPTCHA_MAX_LENGTH && /^\d+$/.test(text)
}

const isWithin = ({ min, max }: { min: number; max: number }, { length }: string) => length >= min && length <= max
