import type { FieldRule } from '#src/api/generated/types.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf, faultOf, fieldMessages } from '#src/core/forms/field-messages.ts'
import type { Fault, Faults } from '#src/core/forms/form-types.ts'
import type { MobileNumbers } from '#src/core/merchant/merchants.ts'
import {
  birthDateFault,
  emailFault,
  isFormCaptchaAnswer,
  isMobileNumber,
  isNewPassword,
  isSmsCode,
  isUsername,
  NEW_PASSWORD_LENGTH,
} from '#src/core/account/account-rules.ts'
import { newPasswordRule } from '../new-password/check-new-password.ts'
import { maxLengthOf, ruleBreach } from './field-rules.ts'
import { registrationFaults as faults } from './registration-faults.ts'
import type { RegistrationValues, RuledField } from './registration-values.ts'

/** What the form is judged by besides what stands in it. */
export interface RegistrationTerms {
  /** The rules of the fields that are shown; the others are not judged. */
  rules: ReadonlyMap<RuledField, FieldRule>
  mobile: MobileNumbers
  minimumAge: number
  /** The browser holds a part of a day that it gives to nobody. */
  birthDateIncomplete: boolean
  /** What the gateway has said of a value when it was asked alone (REG-29, REG-30). */
  refusalOf: (field: RuledField, value: string) => Fault | undefined
}

/**
 * The rules of the registration form, before anything is sent. The ticks have none: without them there is no button.
 */
export function checkRegistration(values: RegistrationValues, terms: RegistrationTerms): Faults<RegistrationValues> {
  const found: Faults<RegistrationValues> = {}
  for (const [field, rule] of terms.rules) found[field] = ruledFault(field, values[field], rule, terms)
  found.password = passwordFault(values.password)
  found.confirmPassword = confirmFault(values)
  if (values.way === 'mobileNum') found.verificationCode = smsCodeFault(values.verificationCode)
  found.captcha = faultIf(!isFormCaptchaAnswer(values.captcha), reactions.CAPTCHA_EMPTY.text)
  return found
}

function ruledFault(field: RuledField, text: string, rule: FieldRule, terms: RegistrationTerms): Fault | undefined {
  if (field === 'birthDate' && terms.birthDateIncomplete) return { message: reactions.BIRTH_DATE_INVALID.text }
  if (text === '') return faultIf(rule.required, fieldMessages.missing)
  return ownFault(field, text, terms) ?? breachFault(field, text, rule) ?? terms.refusalOf(field, text)
}

/** The rules that hold with every gateway (GAP-72, GAP-73, REG-39, REG-40, ERR-15). */
function ownFault(field: RuledField, text: string, { mobile, minimumAge }: RegistrationTerms): Fault | undefined {
  switch (field) {
    case 'username':
      return faultIf(!isUsername(text), reactions.USERNAME_FORMAT.text)
    case 'mobileNum':
      return isMobileNumber(text, mobile) ? undefined : mobileFault(mobile)
    case 'email': {
      const code = emailFault(text)
      return code && { message: reactions[code].text }
    }
    case 'birthDate': {
      const fault = birthDateFault(text, minimumAge, serverNow())
      if (fault === 'too-young') return { message: faults.tooYoung, values: { age: minimumAge } }
      return fault && { message: reactions.BIRTH_DATE_INVALID.text }
    }
    case 'nickname':
    case 'payeeName':
      return faultIf(/[<>\r\n]/.test(text), reactions.NAME_FORMAT.text)
    default:
      return undefined
  }
}

function breachFault(field: RuledField, text: string, rule: FieldRule): Fault | undefined {
  switch (ruleBreach(field, text, rule)) {
    case 'too-long':
      return { message: faults.tooLong, values: { count: maxLengthOf(field, rule) } }
    case 'pattern':
      return { message: formatText(field) }
    case undefined:
      return undefined
  }
}

function formatText(field: RuledField) {
  if (field === 'username') return reactions.USERNAME_FORMAT.text
  if (field === 'mobileNum') return reactions.MOBILE_FORMAT.text
  if (field === 'email') return reactions.EMAIL_FORMAT.text
  if (field === 'nickname' || field === 'payeeName') return reactions.NAME_FORMAT.text
  return faults.pattern
}

const mobileFault = ({ digits }: MobileNumbers): Fault =>
  digits === undefined
    ? { message: reactions.MOBILE_FORMAT.text }
    : { message: faults.mobileDigits, values: { count: digits } }

function passwordFault(password: string): Fault | undefined {
  if (password === '') return { message: fieldMessages.missing }
  return isNewPassword(password) ? undefined : { message: newPasswordRule, values: { ...NEW_PASSWORD_LENGTH } }
}

function confirmFault({ password, confirmPassword }: RegistrationValues): Fault | undefined {
  if (confirmPassword === '') return { message: faults.confirmEmpty }
  return faultIf(confirmPassword !== password, reactions.PASSWORD_CONFIRM_MISMATCH.text)
}

function smsCodeFault(code: string): Fault | undefined {
  return isSmsCode(code) ? undefined : faultOf(code, reactions.SMS_CODE_FORMAT.text)
}
