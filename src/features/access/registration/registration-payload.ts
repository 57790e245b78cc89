import type { Variables } from '#src/api/generated/operations.ts'
import type { FieldRule } from '#src/api/generated/types.ts'
import type { RunMode } from '#src/core/site/run-mode.ts'
import type { RegistrationValues, RuledField } from './registration-values.ts'

interface Circumstances {
  /** The fields that the form has; what stands in others was typed for the other way and stays here. */
  rules: ReadonlyMap<RuledField, FieldRule>
  linkCode: string | undefined
  dialingCode: string
  registerMethod: RunMode
  host: string
  /** Of the third-party service, when that verified the phone (REG-26). */
  phoneToken: string | undefined
}

/** What a registration says (REG-21..25); an invitation by link is sent although no field shows it (GAP-77). */
export function registrationPayload(
  values: RegistrationValues,
  { rules, linkCode, dialingCode, registerMethod, host, phoneToken }: Circumstances,
): Variables<'register'>['body'] {
  const valueOf = (field: RuledField) => (rules.has(field) ? values[field] : '')
  const birthDate = valueOf('birthDate')
  return {
    type: 0,
    registerMethod,
    registerUrl: host,
    domain: host,
    countryDialingCode: dialingCode,
    username: valueOf('username'),
    password: values.password,
    confirmPassword: values.confirmPassword,
    affiliateCode: linkCode ?? valueOf('affiliateCode'),
    paymentPassword: valueOf('paymentPassword'),
    recommenderId: valueOf('recommenderId'),
    nickname: valueOf('nickname'),
    payeeName: valueOf('payeeName'),
    email: valueOf('email'),
    mobileNum: valueOf('mobileNum'),
    verificationCode: values.way === 'mobileNum' ? values.verificationCode : '',
    idNumber: valueOf('idNumber'),
    qqNum: valueOf('qqNum'),
    facebook: valueOf('facebook'),
    wechat: valueOf('wechat'),
    line: valueOf('line'),
    whatsapp: valueOf('whatsapp'),
    zalo: valueOf('zalo'),
    captcha: values.captcha,
    birthDate: birthDate || undefined,
    ageAndTermsConfirmed: values.terms && values.ageConfirmed,
    firebaseChannel: phoneToken === undefined ? undefined : 'sms',
    firebaseIdToken: phoneToken,
  }
}
