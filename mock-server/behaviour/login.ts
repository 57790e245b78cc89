import type { LoginPayload } from '#src/api/generated/types.ts'
import type { Behaviour, Call } from './behaviour.ts'
import { sites } from '../data/sites.ts'
import { findAccount, findAccountBy, isPasswordOf } from '../state/accounts/accounts.ts'
import { CAPTCHA_COOKIE, checkCaptcha } from '../state/accounts/captcha.ts'
import { countFailedLogin, forgetFailedLogins, loginTries } from '../state/accounts/login-tries.ts'
import { openPayload } from '../state/accounts/payload.ts'
import { isPhoneTokenFor } from '../state/accounts/phone-tokens.ts'
import type { Account } from '../state/rows.ts'
import { isOldPassword, isUsername, mobileFault } from '../state/rules.ts'
import { signedInAnswer, startSession } from '../state/accounts/sessions.ts'
import { checkSmsCode } from '../state/accounts/sms.ts'

type LoginCall = Call<'login'>

/**
 * Signs in (GATEWAY-22, ERR-01): the third failure in a row asks for a captcha, the tenth locks the account
 * for a while. An unknown and a disabled account look like a wrong password (GAP-162).
 */
export const login: Behaviour<'login'> = async (call) => {
  const payload = await openPayload('login', call)
  const account = await accountOf(call, payload)
  if (account.operator) throw call.fault('NOT_A_MEMBER')
  forgetFailedLogins(call.merchant, account.username)
  return signedInAnswer(await startSession(call.db, account, call.now))
}

function accountOf(call: LoginCall, payload: LoginPayload): Promise<Account> | Account {
  switch (payload.type) {
    case 'username':
      return accountByPassword(call, payload)
    case 'sms':
      return accountBySms(call, payload)
    case 'firebase':
      return accountByVoucher(call, payload)
  }
}

async function accountByPassword(
  call: LoginCall,
  { username, password, captcha }: Extract<LoginPayload, { type: 'username' }>,
): Promise<Account> {
  const { db, merchant, now, cookies, fault } = call
  if (!isUsername(username)) throw fault('USERNAME_FORMAT')
  if (!isOldPassword(password)) throw fault('PASSWORD_FORMAT')

  const { needsCaptcha, lockedUntil } = loginTries(merchant, username, now)
  if (lockedUntil !== undefined) throw fault('LOGIN_LOCKED', { retryAt: lockedUntil })
  if (needsCaptcha && captcha === '') throw refused(call, username, 'CAPTCHA_EMPTY')
  if (needsCaptcha && !checkCaptcha(cookies[CAPTCHA_COOKIE], captcha, now))
    throw refused(call, username, 'CAPTCHA_INCORRECT')

  const account = findAccount(db, merchant, username)
  if (account && !account.disabled && (await isPasswordOf(account, password))) return account
  throw refused(call, username, 'CREDENTIALS_INVALID')
}

/** A failed try; the answer tells what the next one needs, where that is more than what was wrong. */
function refused(
  call: LoginCall,
  username: string,
  code: 'CAPTCHA_EMPTY' | 'CAPTCHA_INCORRECT' | 'CREDENTIALS_INVALID',
): Error {
  const { needsCaptcha, lockedUntil } = countFailedLogin(call.merchant, username, call.now)
  if (lockedUntil !== undefined) return call.fault('LOGIN_LOCKED', { retryAt: lockedUntil })
  if (needsCaptcha && code === 'CREDENTIALS_INVALID') return call.fault('CAPTCHA_REQUIRED', { captcha: true })
  return call.fault(code)
}

/** GAP-156: `username` is the mobile number and `password` the code. */
function accountBySms(call: LoginCall, { username, password }: Extract<LoginPayload, { type: 'sms' }>): Account {
  const { db, merchant, now, fault } = call
  if (!sites[merchant].whitelabel['MOBILEVERCODELOGIN3']) throw fault('FEATURE_UNAVAILABLE')
  if (mobileFault(merchant, username)) throw fault('MOBILE_FORMAT')
  const wrong = checkSmsCode('login', username, password, now)
  if (wrong) throw fault(wrong)
  const account = findAccountBy(db, merchant, 'mobileNum', username)
  if (!account || account.disabled) throw fault('CREDENTIALS_INVALID')
  return account
}

const SOCIAL_FLAGS = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const
/** The seeded account that both social accounts of the stub belong to. */
const SOCIAL_USERNAME = 'ravi88'

/** GAP-79, GAP-157: only the stub's own service is connected; it vouches for a number or for a social account. */
function accountByVoucher(
  call: LoginCall,
  { firebaseChannel: channel, firebaseIdToken, firebaseMobileNo = '' }: Extract<LoginPayload, { type: 'firebase' }>,
): Account {
  const { db, merchant, fault } = call
  const flag = channel === 'sms' ? 'MOBILEVERCODELOGIN3' : SOCIAL_FLAGS[channel]
  if (!sites[merchant].whitelabel[flag]) throw fault('FEATURE_UNAVAILABLE')
  const voucher = channel === 'sms' ? { channel, mobileNum: firebaseMobileNo } : { channel }
  if (!isPhoneTokenFor(firebaseIdToken, voucher)) throw fault('PHONE_AUTH_UNAVAILABLE')
  const account =
    channel === 'sms'
      ? findAccountBy(db, merchant, 'mobileNum', firebaseMobileNo)
      : findAccount(db, merchant, SOCIAL_USERNAME)
  if (!account || account.disabled) throw fault('CREDENTIALS_INVALID')
  return account
}
