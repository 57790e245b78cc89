import { currentMerchant } from '#src/core/merchant/current.ts'
import { phoneTokenOf, type SocialChannel } from '#src/core/account/verification/phone-auth.ts'
import type { LoginTry } from './sign-in.ts'

/** LOGIN-01: the ways to prove who one is. */
export type LoginMethod = 'username' | 'sms'

/** What stands in the login form. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- a form's values are a record, which no interface is
export type LoginValues = {
  username: string
  password: string
  mobileNum: string
  code: string
  /** What the picture shows; empty where none is asked for. */
  captcha: string
  remember: boolean
}

const { dialingCode } = currentMerchant.mobile

/**
 * What to sign in with, for what was typed (LOGIN-27, LOGIN-28, GAP-156). A code of the third-party service is handed
 * in there, for its token; any other one is the gateway's own.
 *
 * @throws GatewayError PHONE_AUTH_UNAVAILABLE when that service fails
 */
export async function loginTryOf(method: LoginMethod, values: LoginValues): Promise<LoginTry> {
  const { username, password, mobileNum, code, captcha } = values
  if (method === 'username') return { type: 'username', username, password, captcha }
  const number = { username: mobileNum, password: code, captcha, countryDialingCode: dialingCode }
  const token = await phoneTokenOf(code)
  if (token === undefined) return { type: 'sms', ...number }
  return { type: 'firebase', ...number, firebaseChannel: 'sms', firebaseIdToken: token, firebaseMobileNo: mobileNum }
}

/** One-click login: the service vouches for the social account, and nothing was typed (GAP-157). */
export function socialTryOf(channel: SocialChannel, firebaseIdToken: string): LoginTry {
  return { type: 'firebase', username: '', password: '', captcha: '', firebaseChannel: channel, firebaseIdToken }
}
