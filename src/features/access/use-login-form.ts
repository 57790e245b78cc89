import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { SignedIn } from '#src/api/generated/types.ts'
import { smsCodePlaces } from '#src/core/account/sms-code-places.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { forgetLogin, readRememberedLogin, rememberLogin } from '#src/core/session/remembered-login.ts'
import { beginSession } from '#src/core/session/begin-session.ts'
import { keepTemporaryPassword } from '#src/core/session/temporary-password.ts'
import { tidyDigits, tidyText } from '#src/lib/plain-text.ts'
import { checkLogin, lockFault, loginFaults } from './check-login.ts'
import { loginTryOf, type LoginMethod, type LoginValues } from './login-payload.ts'
import { signIn } from './sign-in.ts'
import { useCaptcha } from './use-captcha.ts'
import { tidyMobile } from '#src/core/account/verification/tidy-mobile.ts'
import { useSmsCode } from '#src/core/account/verification/use-sms-code.ts'

const { mobile } = currentMerchant

/**
 * The login form without its looks. Both methods are one form, so that what was typed survives the change from one to
 * the other (LOGIN-03); what it shows of it is judged and sent.
 */
export function useLoginForm(method: LoginMethod) {
  const [captchaAskedBy, setCaptchaAskedBy] = useState<readonly LoginMethod[]>([])
  const captchaAsked = captchaAskedBy.includes(method)
  const captcha = useCaptcha(captchaAsked)
  const renewCaptcha = () => {
    form.set('captcha', '')
    captcha.renew()
  }

  const askCaptcha = () => setCaptchaAskedBy((before) => [...before.filter((other) => other !== method), method])

  const form = useGatewayForm({
    name: 'login',
    initial,
    secrets: ['password', 'code', 'captcha'],
    tidy,
    check: (values) => checkLogin(values, method, captchaAsked),
    operations: ['login', 'sendLoginSmsCode'],
    places: {
      USERNAME_FORMAT: { field: 'username' },
      PASSWORD_FORMAT: { field: 'password', text: loginFaults.passwordFormat },
      CREDENTIALS_INVALID:
        method === 'sms' ? { field: 'code', text: loginFaults.smsCredentials } : { field: 'password' },
      LOGIN_LOCKED: { field: method === 'sms' ? 'code' : 'password', fault: lockFault },
      MOBILE_FORMAT: { field: 'mobileNum' },
      MOBILE_INVALID: { field: 'mobileNum' },
      ...smsCodePlaces('code'),
      // A login by SMS has no password to check.
      CAPTCHA_REQUIRED:
        method === 'sms' ? { field: 'captcha' } : { field: 'captcha', text: loginFaults.captchaRequired },
      CAPTCHA_EMPTY: { field: 'captcha' },
      CAPTCHA_INCORRECT: { field: 'captcha' },
    },
    send: async (values) => {
      // What was typed for the other method is its own.
      const captcha = captchaAsked ? values.captcha : ''
      return signIn(await loginTryOf(method, { ...values, captcha }))
    },
    onSent: (answer, values) => enter(answer, method, values),
    onFailed: ({ operation }) => {
      // Whatever else was wrong, the gateway has seen this captcha.
      if (operation === 'login') renewCaptcha()
    },
    onCode: {
      CREDENTIALS_INVALID: () => {
        if (method !== 'username') return
        forgetLogin()
        form.set('password', '')
      },
      CAPTCHA_REQUIRED: () => {
        if (method === 'username') forgetLogin()
        askCaptcha()
      },
      CAPTCHA_EMPTY: () => askCaptcha(),
      CAPTCHA_INCORRECT: () => askCaptcha(),
      SMS_CODE_EXPIRED: () => sms.release(),
    },
  })

  const typedNumber = useWatch({ control: form.control, name: 'mobileNum' })
  const sms = useSmsCode({
    call: 'sendLoginSmsCode',
    phoneAuth: true,
    number: tidyMobile(String(typedNumber), mobile),
    verify: () => form.verify('mobileNum'),
    onSent: () => form.focus('code'),
    onFailed: form.showFailure,
  })

  const fill = useEffectEvent((username: string, password: string) => {
    const typed = form.read()
    // A draft has the name that was filled in before, but never a password.
    if (typed.password !== '' || !['', username].includes(typed.username)) return
    form.set('username', username)
    form.set('password', password)
    form.set('remember', true)
  })
  useEffect(() => {
    let isMounted = true
    void readRememberedLogin().then((login) => {
      if (isMounted && login) fill(login.username, login.password)
    })
    return () => {
      isMounted = false
    }
  }, [])

  return { ...form, captcha, captchaAsked, renewCaptcha, sms }
}

/**
 * Starts the session, and remembers or forgets what opened it (LOGIN-04, GAP-161). One that is not to be remembered
 * ends with the browser (GAP-70); only the login by name asks for that.
 */
function enter(answer: SignedIn, method: LoginMethod, { username, password, remember }: LoginValues): void {
  beginSession({ ...answer, remember: method !== 'username' || remember })
  if (method !== 'username') return
  if (answer.firstTimeLogin) keepTemporaryPassword(password)
  if (remember) void rememberLogin(username, password)
  else forgetLogin()
}

const initial: LoginValues = {
  username: '',
  password: '',
  mobileNum: '',
  code: '',
  captcha: '',
  remember: false,
}

const tidy = (typed: LoginValues): LoginValues => ({
  ...typed,
  username: tidyText(typed.username),
  mobileNum: tidyMobile(typed.mobileNum, mobile),
  code: tidyDigits(typed.code),
  captcha: tidyDigits(typed.captcha),
})
