import type { Behaviours, Call } from './behaviour.ts'
import { findAccount, isPasswordOf, setPassword } from '#mock/state/accounts/accounts.ts'
import { CAPTCHA_COOKIE, checkCaptcha } from '#mock/state/accounts/captcha.ts'
import { deliver, resetCodes } from '#mock/state/accounts/email-codes.ts'
import { countFailedLogin, loginTries } from '#mock/state/accounts/login-tries.ts'
import { grantReset, ownerOfTicket, spendTicket } from '#mock/state/accounts/reset-tickets.ts'
import type { Account } from '#mock/state/rows.ts'
import { emailErrorCode, isNewPassword } from '#mock/state/rules.ts'
import { noteEvent } from '#mock/state/accounts/security-events.ts'
import { endSessionsOf } from '#mock/state/accounts/sessions.ts'
import { newCode } from '#mock/state/accounts/one-time-codes.ts'
import { checkSmsCode } from '#mock/state/accounts/sms.ts'

/** Setting a forgotten password anew (GAP-158). */
export const passwordResetBehaviour = {
  async verifyForPasswordReset(call) {
    const { body, cookies, db, merchant, now, gatewayError } = call
    const { lockedUntil } = loginTries(merchant, body.username, now)
    if (lockedUntil !== undefined) throw gatewayError('LOGIN_LOCKED', { retryAt: lockedUntil })
    if (body.captcha === '') throw gatewayError('CAPTCHA_EMPTY')
    if (!checkCaptcha(cookies[CAPTCHA_COOKIE], body.captcha, now)) throw gatewayError('CAPTCHA_INCORRECT')
    const account = findAccount(db, merchant, body.username)
    const wrong = wrongCode(call, account)
    if (wrong) throw gatewayError(wrong)
    if (!account || account.disabled || !isOwnWay(account, body)) {
      await countFailedLogin(call, body.username)
      throw gatewayError('CREDENTIALS_INVALID')
    }
    return grantReset(account, now)
  },

  sendPasswordEmail({ body, db, merchant, now, gatewayError }) {
    const { username, email } = body
    const wrong = emailErrorCode(email)
    if (wrong) throw gatewayError(wrong)
    // Unknown accounts wait as well, so that they look the same.
    const retryAt = resetCodes.wait({ merchant, username }, now)
    if (retryAt !== undefined) throw gatewayError('EMAIL_TOO_SOON', { retryAt })
    const code = newCode()
    resetCodes.put({ merchant, username }, code, now)
    const account = findAccount(db, merchant, username)
    if (account && !account.disabled && account.email.toLowerCase() === email.toLowerCase()) {
      const { ticket } = grantReset(account, now)
      deliver(email, 'reset', { code, link: `/m/webEmail#ticket=${ticket}` }, now)
    }
    return null
  },

  async resetPassword(call) {
    const { body, db, now, gatewayError } = call
    const { ticket, newPassword, confirmNewPassword } = body
    const owner = ownerOfTicket(ticket, now)
    const account = owner && findAccount(db, owner.merchant, owner.username)
    if (!account) throw gatewayError('RESET_TICKET_INVALID')
    if (!isNewPassword(newPassword)) throw gatewayError('PASSWORD_FORMAT')
    if (confirmNewPassword !== newPassword) throw gatewayError('NEW_PASSWORD_CONFIRM_MISMATCH')
    if (await isPasswordOf(account, newPassword)) throw gatewayError('NEW_PASSWORD_SAME')
    if (!spendTicket(ticket)) throw gatewayError('RESET_TICKET_INVALID')
    await setPassword(db, account, newPassword)
    endSessionsOf(db, account)
    await noteEvent(call, account, 'PASSWORD_RESET')
    return null
  },
} satisfies Behaviours

type Proof = Call<'verifyForPasswordReset'>['body']

function wrongCode(
  { body, now, merchant }: Call<'verifyForPasswordReset'>,
  account: Account | undefined,
): ReturnType<typeof checkSmsCode> {
  return 'email' in body
    ? resetCodes.check(account ?? { merchant, username: body.username }, body.verificationCode, now)
    : checkSmsCode('login', body.mobileNum, body.verificationCode, now)
}

function isOwnWay(account: Account, proof: Proof): boolean {
  return 'email' in proof
    ? account.email.toLowerCase() === proof.email.toLowerCase()
    : account.mobileNum === proof.mobileNum
}
