import type { SmsExpiry } from '#src/api/generated/types.ts'
import { signedIn, type Behaviours, type Call } from './behaviour.ts'
import { sites } from '#mock/data/sites.ts'
import { findAccount, findAccountBy, isOfAnother } from '#mock/state/accounts/accounts.ts'
import { stateOfCode } from '#mock/state/agents/affiliate-links.ts'
import { CAPTCHA_COOKIE, issueCaptcha } from '#mock/state/accounts/captcha.ts'
import { addressCodes, deliver } from '#mock/state/accounts/email-codes.ts'
import { newCode } from '#mock/state/accounts/one-time-codes.ts'
import { emailErrorCode, isUsername, mobileErrorCode } from '#mock/state/rules.ts'
import { runningUntil, sendSmsCode } from '#mock/state/accounts/sms.ts'
import { noteCaptcha } from '#mock/state/runtime.ts'

/** A challenge result that counts as not passed; the in-house slider answers anything else (GAP-78). */
const FAILED_CHALLENGE = 'failed'

/** Captcha, SMS codes and checks of single fields. */
export const verificationBehaviour = {
  getCaptcha({ cookies, now, setCookie }) {
    const { id, answer, picture } = issueCaptcha(cookies[CAPTCHA_COOKIE], now)
    noteCaptcha({ at: new Date(now).toISOString(), answer })
    setCookie(`${CAPTCHA_COOKIE}=${id}; Path=/wps; Max-Age=300; HttpOnly; SameSite=Strict`)
    return picture
  },

  checkUsername({ db, merchant, query: { username }, gatewayError }) {
    if (!isUsername(username)) throw gatewayError('USERNAME_FORMAT')
    if (findAccount(db, merchant, username)) throw gatewayError('USERNAME_TAKEN')
    return null
  },

  checkEmail({ db, merchant, body: { email }, gatewayError }) {
    const wrong = emailErrorCode(email)
    if (wrong) throw gatewayError(wrong)
    if (findAccountBy(db, merchant, 'email', email)) throw gatewayError('EMAIL_TAKEN')
    return null
  },

  checkAffiliateCode({ db, merchant, query, gatewayError }) {
    const state = stateOfCode(db, merchant, query.code)
    if (state === 'off') throw gatewayError('REFERRER_LINK_INVALID')
    if (state !== 'on') throw gatewayError('INVITATION_CODE_INVALID')
    return null
  },

  sendLoginSmsCode(call) {
    if (!sites[call.merchant].whitelabel['MOBILEVERCODELOGIN3']) throw call.gatewayError('FEATURE_UNAVAILABLE')
    const account = findAccountBy(call.db, call.merchant, 'mobileNum', numberOf(call.body))
    return send(call, 'login', account !== undefined)
  },

  sendRegisterSmsCode(call) {
    if (!sites[call.merchant].registerSettings.mobileNum.enabled) throw call.gatewayError('FEATURE_UNAVAILABLE')
    return send(call, 'register', true)
  },

  sendEmailCode(call) {
    const { body, db, now, gatewayError } = call
    const { account } = signedIn(call)
    const wrong = emailErrorCode(body.email)
    if (wrong) throw gatewayError(wrong)
    if (isOfAnother(db, account, 'email', body.email)) throw gatewayError('EMAIL_TAKEN')
    const retryAt = addressCodes.wait(account, now)
    if (retryAt !== undefined) throw gatewayError('EMAIL_TOO_SOON', { retryAt })
    const code = newCode()
    // The link fills in the address and the code.
    deliver(body.email, 'email', { code, link: `/m/webEmail#${new URLSearchParams({ email: body.email, code })}` }, now)
    return { retryAt: addressCodes.put(account, code, now, body.email) }
  },
} satisfies Behaviours

type SmsCall = Call<'sendLoginSmsCode'> | Call<'sendRegisterSmsCode'>

function send(
  { merchant, body, now, gatewayError }: SmsCall,
  purpose: 'login' | 'register',
  delivered: boolean,
): SmsExpiry {
  const mobileNum = numberOf(body)
  if (body.humanVerification === FAILED_CHALLENGE) throw gatewayError('HUMAN_VERIFICATION_FAILED')
  const wrong = mobileErrorCode(merchant, mobileNum)
  if (wrong) throw gatewayError(wrong)
  const running = runningUntil(purpose, mobileNum, now)
  if (running !== undefined) throw gatewayError('SMS_TOO_SOON', { expirationTime: running })
  return { expirationTime: sendSmsCode(purpose, mobileNum, now, delivered) }
}

/** GAP-38: both calls take both names. */
function numberOf(body: SmsCall['body']): string {
  return 'mobileNum' in body ? body.mobileNum : body.mobileNo
}
