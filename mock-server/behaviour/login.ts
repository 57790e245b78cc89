import type { Behaviour, Call } from './behaviour.ts'
import { sites } from '#mock/data/sites.ts'
import { findAccount, findAccountBy, isPasswordOf } from '#mock/state/accounts/accounts.ts'
import { CAPTCHA_COOKIE, checkCaptcha } from '#mock/state/accounts/captcha.ts'
import { countFailedLogin, forgetFailedLogins, loginTries } from '#mock/state/accounts/login-tries.ts'
import { isPhoneTokenFor } from '#mock/state/accounts/phone-tokens.ts'
import type { Account } from '#mock/state/rows.ts'
import { isOldPassword, isUsername, mobileErrorCode } from '#mock/state/rules.ts'
import { noteEvent } from '#mock/state/accounts/security-events.ts'
import { signedInAnswer, startSession } from '#mock/state/accounts/sessions.ts'
import { checkSmsCode } from '#mock/state/accounts/sms.ts'

type LoginCall = Call<'login'>
type LoginTry = LoginCall['body']

/**
 * Signs in (GATEWAY-22, ERR-01): the third failure in a row asks for a captcha, the tenth locks the account
 * for a while. An unknown and a disabled account look like a wrong password (GAP-162).
 */
export const login: Behaviour<'login'> = async (call) => {
  const account = await accountOf(call)
  if (account.operator) throw call.gatewayError('NOT_A_MEMBER')
  forgetFailedLogins(call.merchant, account.username)
  await noteEvent(call, account, 'LOGIN')
  return signedInAnswer(await startSession(call.db, account, call.now))
}

function accountOf(call: LoginCall): Promise<Account> | Account {
  const { body } = call
  switch (body.type) {
    case 'username':
      return accountByPassword(call, body)
    case 'sms':
      return accountBySms(call, body)
    case 'firebase':
      return accountByVoucher(call, body)
  }
}

async function accountByPassword(
  call: LoginCall,
  { username, password, captcha }: Extract<LoginTry, { type: 'username' }>,
): Promise<Account> {
  const { db, merchant, now, cookies, gatewayError } = call
  if (!isUsername(username)) throw gatewayError('USERNAME_FORMAT')
  if (!isOldPassword(password)) throw gatewayError('PASSWORD_FORMAT')

  const account = findAccount(db, merchant, username)
  const isRight = account !== undefined && !account.disabled && (await isPasswordOf(account, password))
  // Asked last: guesses at the same time count too.
  const { needsCaptcha, lockedUntil } = loginTries(merchant, username, now)
  if (lockedUntil !== undefined) throw gatewayError('LOGIN_LOCKED', { retryAt: lockedUntil })
  if (needsCaptcha && captcha === '') throw await refused(call, username, 'CAPTCHA_EMPTY')
  if (needsCaptcha && !checkCaptcha(cookies[CAPTCHA_COOKIE], captcha, now))
    throw await refused(call, username, 'CAPTCHA_INCORRECT')

  if (isRight) return account
  throw await refused(call, username, 'CREDENTIALS_INVALID')
}

/** A failed try; the answer tells what the next one needs, where that is more than what was wrong. */
async function refused(
  call: LoginCall,
  username: string,
  code: 'CAPTCHA_EMPTY' | 'CAPTCHA_INCORRECT' | 'CREDENTIALS_INVALID',
): Promise<Error> {
  const { needsCaptcha, lockedUntil } = await countFailedLogin(call, username)
  if (lockedUntil !== undefined) return call.gatewayError('LOGIN_LOCKED', { retryAt: lockedUntil })
  if (needsCaptcha && code === 'CREDENTIALS_INVALID') return call.gatewayError('CAPTCHA_REQUIRED', { captcha: true })
  return call.gatewayError(code)
}

/** GAP-156: `username` is the mobile number and `password` the code. */
function accountBySms(call: LoginCall, { username, password }: Extract<LoginTry, { type: 'sms' }>): Account {
  const { db, merchant, now, gatewayError } = call
  if (!sites[merchant].whitelabel['MOBILEVERCODELOGIN3']) throw gatewayError('FEATURE_UNAVAILABLE')
  if (mobileErrorCode(merchant, username)) throw gatewayError('MOBILE_FORMAT')
  const wrong = checkSmsCode('login', username, password, now)
  if (wrong) throw gatewayError(wrong)
  const account = findAccountBy(db, merchant, 'mobileNum', username)
  if (!account || account.disabled) throw gatewayError('CREDENTIALS_INVALID')
  return account
}

const SOCIAL_FLAGS = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const
/** The seeded account that both social accounts of the stub belong to. */
const SOCIAL_USERNAME = 'ravi88'

/** GAP-79, GAP-157: only the stub's own service is connected; it vouches for a number or for a social account. */
function accountByVoucher(
  call: LoginCall,
  { firebaseChannel: channel, firebaseIdToken, firebaseMobileNo = '' }: Extract<LoginTry, { type: 'firebase' }>,
): Account {
  const { db, merchant, gatewayError } = call
  const flag = channel === 'sms' ? 'MOBILEVERCODELOGIN3' : SOCIAL_FLAGS[channel]
  if (!sites[merchant].whitelabel[flag]) throw gatewayError('FEATURE_UNAVAILABLE')
  const voucher = channel === 'sms' ? { channel, mobileNum: firebaseMobileNo } : { channel }
  if (!isPhoneTokenFor(firebaseIdToken, voucher)) throw gatewayError('PHONE_AUTH_UNAVAILABLE')
  const account =
    channel === 'sms'
      ? findAccountBy(db, merchant, 'mobileNum', firebaseMobileNo)
      : findAccount(db, merchant, SOCIAL_USERNAME)
  if (!account || account.disabled) throw gatewayError('CREDENTIALS_INVALID')
  return account
}
