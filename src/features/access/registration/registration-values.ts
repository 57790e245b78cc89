import type { RegisterSettings } from '#src/api/generated/types.ts'
import type { MobileNumbers } from '#src/core/merchant/merchants.ts'
import { tidyFormCaptcha } from '#src/core/account/account-rules.ts'
import { tidyDigits, tidyText } from '#src/lib/plain-text.ts'
import { tidyMobile } from '#src/core/account/verification/tidy-mobile.ts'

/** A field whose rule comes from the gateway (REG-12). */
export type RuledField = keyof RegisterSettings

/** The two ways to register; each is named like the field that the account is known by (REG-08). */
export type Way = Extract<RuledField, 'username' | 'mobileNum'>

/** What every registration has, whatever the gateway says (GAP-74). */
type FixedField = 'password' | 'confirmPassword' | 'verificationCode' | 'captcha'

/** What stands in the registration form; fields that are not shown stay empty (REG-25). */
export type RegistrationValues = Record<RuledField | FixedField, string> & {
  way: Way
  terms: boolean
  ageConfirmed: boolean
}

export const emptyRegistration: Omit<RegistrationValues, 'way' | 'terms'> = {
  username: '',
  mobileNum: '',
  verificationCode: '',
  password: '',
  confirmPassword: '',
  email: '',
  payeeName: '',
  nickname: '',
  birthDate: '',
  idNumber: '',
  line: '',
  whatsapp: '',
  wechat: '',
  qqNum: '',
  facebook: '',
  zalo: '',
  paymentPassword: '',
  recommenderId: '',
  affiliateCode: '',
  captcha: '',
  ageConfirmed: false,
}

/** What is never kept when the form is left. */
export const registrationSecrets = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
] as const satisfies readonly (keyof RegistrationValues)[]

const PASSWORDS: readonly string[] = ['password', 'confirmPassword', 'paymentPassword']
const NUMBERS: readonly string[] = ['verificationCode', 'idNumber', 'whatsapp', 'qqNum']

/** What was typed as it was meant: passwords to the letter, numbers in Latin digits, all else without stray marks. */
export function tidyRegistration(typed: RegistrationValues, mobile: MobileNumbers): RegistrationValues {
  const entries = Object.entries(typed).map(([name, value]) => [name, tidyValue(name, value)])
  return { ...typed, ...Object.fromEntries(entries), mobileNum: tidyMobile(typed.mobileNum, mobile) }
}

function tidyValue(name: string, value: string | boolean): string | boolean {
  if (typeof value !== 'string' || PASSWORDS.includes(name)) return value
  if (NUMBERS.includes(name)) return tidyDigits(value)
  return name === 'captcha' ? tidyFormCaptcha(value) : tidyText(value)
}
