import { defineMessages } from 'react-intl'
import { reactions } from '#src/core/errors/reactions.ts'
import type { Faults } from '#src/core/forms/form-types.ts'
import { isCaptchaAnswer, isLoginPassword, isUsername } from '#src/core/session/account-rules.ts'

/** What a member types to sign in (LOGIN-27); `captcha` is empty where none is asked for. */
export type Credentials = { username: string; password: string; captcha: string }

/** The rules of the login form, before anything is sent (LOGIN-12, LOGIN-13, LOGIN-17, GAP-72). */
export function checkLogin({ username, password, captcha }: Credentials, captchaAsked: boolean): Faults<Credentials> {
  return {
    ...(username === ''
      ? { username: { message: loginFaults.usernameEmpty } }
      : !isUsername(username) && { username: { message: reactions.USERNAME_FORMAT.text } }),
    ...(password === ''
      ? { password: { message: loginFaults.passwordEmpty } }
      : !isLoginPassword(password) && { password: { message: loginFaults.passwordFormat } }),
    ...(captchaAsked && !isCaptchaAnswer(captcha) && { captcha: { message: reactions.CAPTCHA_EMPTY.text } }),
  }
}

/** Sentences that only the login form says; the others are those of the reaction table. */
export const loginFaults = defineMessages({
  usernameEmpty: {
    id: 'access.login.usernameEmpty',
    defaultMessage: 'Enter your username.',
    description: 'Line under the username field of the login form when it was left empty',
  },
  passwordEmpty: {
    id: 'access.login.passwordEmpty',
    defaultMessage: 'Enter your password.',
    description: 'Line under the password field of the login form when it was left empty',
  },
  passwordFormat: {
    id: 'access.login.passwordFormat',
    defaultMessage: 'Your password has 6 to 20 characters.',
    description:
      'Line under the password field of the login form when what was typed is too short or too long to be a password',
  },
  captchaRequired: {
    id: 'access.login.captchaRequired',
    defaultMessage: 'We could not log you in. Check your password, then enter the code from the picture.',
    description:
      'Line under the code field of the login form, which appears after failed tries, for the code CAPTCHA_REQUIRED',
  },
})
