import { defineMessage, defineMessages } from 'react-intl'
import { minutesLeft } from '#src/core/account/minutes-left.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import type { Fault, Faults } from '#src/core/forms/form-types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { isCaptchaAnswer, isLoginPassword, isMobileNumber, isSmsCode } from '#src/core/account/account-rules.ts'
import type { LoginMethod, LoginValues } from './login-payload.ts'
import { usernameFault } from './username-fault.ts'

/** The rules of the login form, before anything is sent (LOGIN-12..17, LOGIN-20, GAP-72). */
export function checkLogin(values: LoginValues, method: LoginMethod, captchaAsked: boolean): Faults<LoginValues> {
  return {
    ...(method === 'username' ? checkUsernameLogin(values) : checkSmsLogin(values)),
    captcha: faultIf(captchaAsked && !isCaptchaAnswer(values.captcha), reactions.CAPTCHA_EMPTY.text),
  }
}

function checkUsernameLogin({ username, password }: LoginValues): Faults<LoginValues> {
  return {
    username: usernameFault(username),
    password:
      faultIf(password === '', loginFaults.passwordEmpty) ??
      faultIf(!isLoginPassword(password), loginFaults.passwordFormat),
  }
}

function checkSmsLogin({ mobileNum, code }: LoginValues): Faults<LoginValues> {
  return {
    mobileNum:
      faultIf(mobileNum === '', loginFaults.mobileEmpty) ??
      faultIf(!isMobileNumber(mobileNum, currentMerchant.mobile), reactions.MOBILE_FORMAT.text),
    code: faultIf(!isSmsCode(code), reactions.SMS_CODE_FORMAT.text),
  }
}

/** When a locked account may try again, in whole minutes from now; undefined where the gateway does not say. */
export function lockFault(value: { retryAt: string } | undefined): Fault | undefined {
  const minutes = minutesLeft(value)
  return minutes === undefined ? undefined : { message: loginFaults.locked, values: { minutes } }
}

/** Sentences that only the login form says; the others are those of the reaction table. */
export const loginFaults = defineMessages({
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
  mobileEmpty: {
    id: 'access.login.mobileEmpty',
    defaultMessage: 'Enter your mobile number.',
    description: 'Line under the mobile number field of the login form when it was left empty',
  },
  smsCredentials: {
    id: 'access.login.smsCredentials',
    defaultMessage: 'Wrong mobile number or code.',
    description: 'Line under the field for the SMS code of the login form, for the code CREDENTIALS_INVALID',
  },
  captchaRequired: {
    id: 'access.login.captchaRequired',
    defaultMessage: 'We could not log you in. Check your password, then enter the code from the picture.',
    description:
      'Line under the code field of the login form, which appears after failed tries, for the code CAPTCHA_REQUIRED',
  },
  locked: defineMessage<{ minutes: number }>({
    id: 'access.login.locked',
    defaultMessage: 'Too many failed attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Line under the password field of the login form, for the code LOGIN_LOCKED: how long the lock lasts',
  }),
})
