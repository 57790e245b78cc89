import type { Registered } from '#src/api/generated/types.ts'
import type { Behaviour, Call } from './behaviour.ts'
import { sites } from '#mock/data/sites.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import { createAccount, findAccount, findAccountBy } from '#mock/state/accounts/accounts.ts'
import { countRegistration, stateOfCode } from '#mock/state/agents/affiliate-links.ts'
import { CAPTCHA_COOKIE, checkCaptcha } from '#mock/state/accounts/captcha.ts'
import { isPhoneTokenFor } from '#mock/state/accounts/phone-tokens.ts'
import { setPaymentPassword } from '#mock/state/money/payment-passwords.ts'
import { emailErrorCode, isName, isNewPassword, isUsername, mobileErrorCode } from '#mock/state/rules.ts'
import { noteEvent } from '#mock/state/accounts/security-events.ts'
import { signedInAnswer, startSession } from '#mock/state/accounts/sessions.ts'
import { checkSmsCode } from '#mock/state/accounts/sms.ts'

const NICKNAME_LENGTH = 20
const PAYEE_NAME_LENGTH = 60
const MEMBER_TYPE = 0

type RegisterCall = Call<'register'> | Call<'registerMobile'>
/** Codes that both ways of registration can answer. */
type SharedError = (
  code:
    | 'AGE_OR_TERMS_NOT_CONFIRMED'
    | 'AGENT_LINK_INVALID'
    | 'BIRTH_DATE_INVALID'
    | 'CAPTCHA_EMPTY'
    | 'CAPTCHA_INCORRECT'
    | 'EMAIL_FORMAT'
    | 'EMAIL_TAKEN'
    | 'EMAIL_TOO_LONG'
    | 'INVITATION_CODE_INVALID'
    | 'MOBILE_FORMAT'
    | 'MOBILE_TAKEN'
    | 'NAME_FORMAT'
    | 'PASSWORD_CONFIRM_MISMATCH'
    | 'PASSWORD_FORMAT'
    | 'REFERRER_LINK_INVALID',
) => GatewayError

/** Registration by username (GATEWAY-26). The form is judged before the captcha, so a typing mistake costs none. */
export const register: Behaviour<'register'> = async (call) => {
  const { body: payload, merchant, gatewayError } = call
  if (!sites[merchant].registerSettings.username.enabled) throw gatewayError('FEATURE_UNAVAILABLE')
  if (!isUsername(payload.username)) throw gatewayError('USERNAME_FORMAT')
  checkForm(call, gatewayError)
  if (payload.mobileNum !== '' && mobileErrorCode(merchant, payload.mobileNum)) throw gatewayError('MOBILE_FORMAT')
  checkMobile(call, gatewayError)
  checkVisitor(call, gatewayError)
  return signUp(call, gatewayError, payload.username, () => gatewayError('USERNAME_TAKEN'))
}

/**
 * Registration by mobile number (GATEWAY-27); the number becomes the account's name. An SMS code proves it, or the
 * token of the third-party service in its place (REG-26).
 */
export const registerMobile: Behaviour<'registerMobile'> = async (call) => {
  const { body: payload, merchant, now, gatewayError } = call
  if (!sites[merchant].registerSettings.mobileNum.enabled) throw gatewayError('FEATURE_UNAVAILABLE')
  const { mobileNum, firebaseIdToken: token, verificationCode } = payload
  if (token !== undefined && !isPhoneTokenFor(token, { channel: 'sms', mobileNum }))
    throw gatewayError('PHONE_AUTH_UNAVAILABLE')
  const wrongNumber = mobileErrorCode(merchant, mobileNum)
  if (wrongNumber) throw gatewayError(wrongNumber)
  checkForm(call, gatewayError)
  checkMobile(call, gatewayError)
  checkVisitor(call, gatewayError)
  const wrongCode = token === undefined ? checkSmsCode('register', mobileNum, verificationCode, now) : undefined
  if (wrongCode) throw gatewayError(wrongCode)
  // An account may have chosen the number as its name.
  return signUp(call, gatewayError, mobileNum, () => gatewayError('MOBILE_TAKEN'))
}

/** What can be said of the form by itself; optional fields may stay empty (REG-13). */
function checkForm({ body, merchant, now }: RegisterCall, gatewayError: SharedError): void {
  const { password, confirmPassword, email, nickname, payeeName, birthDate, ageAndTermsConfirmed } = body
  const { minimumAge, registerSettings } = sites[merchant]
  if (!isNewPassword(password)) throw gatewayError('PASSWORD_FORMAT')
  if (confirmPassword !== password) throw gatewayError('PASSWORD_CONFIRM_MISMATCH')
  const wrongEmail = email === '' && !registerSettings.email?.required ? undefined : emailErrorCode(email)
  if (wrongEmail) throw gatewayError(wrongEmail)
  if (nickname !== '' && !isName(nickname, NICKNAME_LENGTH)) throw gatewayError('NAME_FORMAT')
  const needsPayee = registerSettings.payeeName?.required === true
  if ((payeeName !== '' || needsPayee) && !isName(payeeName, PAYEE_NAME_LENGTH)) throw gatewayError('NAME_FORMAT')
  if (birthDate !== undefined && birthDate !== '' && !isOldEnough(birthDate, minimumAge, now))
    throw gatewayError('BIRTH_DATE_INVALID')
  if (!ageAndTermsConfirmed) throw gatewayError('AGE_OR_TERMS_NOT_CONFIRMED')
}

/** The captcha (GAP-75), and who brought the visitor. */
function checkVisitor(call: RegisterCall, gatewayError: SharedError): void {
  const { body: payload, db, merchant, cookies, now } = call
  if (payload.captcha === '') throw gatewayError('CAPTCHA_EMPTY')
  if (!checkCaptcha(cookies[CAPTCHA_COOKIE], payload.captcha, now)) throw gatewayError('CAPTCHA_INCORRECT')
  checkEmail(call, gatewayError)
  if (payload.affiliateCode === '') return
  const state = stateOfCode(db, merchant, payload.affiliateCode)
  if (!state) throw gatewayError('INVITATION_CODE_INVALID')
  if (state === 'off') throw gatewayError('REFERRER_LINK_INVALID')
  if (state === 'deleted') throw gatewayError('AGENT_LINK_INVALID')
}

function checkMobile({ body, db, merchant }: RegisterCall, gatewayError: SharedError): void {
  if (findAccountBy(db, merchant, 'mobileNum', body.mobileNum)) throw gatewayError('MOBILE_TAKEN')
}

function checkEmail({ body, db, merchant }: RegisterCall, gatewayError: SharedError): void {
  if (findAccountBy(db, merchant, 'email', body.email)) throw gatewayError('EMAIL_TAKEN')
}

/** What only one may have has to be free to the last moment: another form may have come meanwhile. */
async function signUp(
  call: RegisterCall,
  gatewayError: SharedError,
  name: string,
  nameTaken: () => GatewayError,
): Promise<Registered> {
  const { body: payload, db, merchant, now } = call
  const { password, nickname, email, payeeName, mobileNum, birthDate } = payload
  const account = await createAccount(db, {
    merchant,
    username() {
      checkMobile(call, gatewayError)
      checkEmail(call, gatewayError)
      if (findAccount(db, merchant, name)) throw nameTaken()
      return name
    },
    password,
    type: MEMBER_TYPE,
    nickname,
    email,
    mobileNum,
    payeeName,
    birthDate,
  })
  // Who sends more than the form of the merchant asks for has set nothing by it.
  if (sites[merchant].registerSettings.paymentPassword?.enabled && payload.paymentPassword !== '')
    await setPaymentPassword(db, account, payload.paymentPassword)
  if (payload.affiliateCode !== '') countRegistration(db, merchant, payload.affiliateCode)
  await noteEvent(call, account, 'LOGIN')
  return signedInAnswer(await startSession(db, account, now))
}

/** REG-39: a day of the past that makes the visitor at least `minimumAge` years old. */
function isOldEnough(birthDate: string, minimumAge: number, now: number): boolean {
  const born = /^\d{4}-\d\d-\d\d$/.test(birthDate) ? new Date(`${birthDate}T00:00:00Z`) : new Date(Number.NaN)
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthDate) return false
  const comingOfAge = new Date(born)
  comingOfAge.setUTCFullYear(born.getUTCFullYear() + minimumAge)
  return comingOfAge.getTime() <= now
}
