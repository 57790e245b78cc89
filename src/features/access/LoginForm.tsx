import { useQueryClient } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import User from 'lucide-react/icons/user'
import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { CAPTCHA_MAX_LENGTH } from '#src/core/session/account-rules.ts'
import { canEncrypt } from '#src/core/session/encrypt-payload.ts'
import { startSession } from '#src/core/session/session.ts'
import { tidyDigits, tidyText } from '#src/lib/plain-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { checkLogin, loginFaults } from './check-login.ts'
import { signIn } from './sign-in.ts'
import { useCaptcha } from './use-captcha.ts'
import styles from './LoginForm.module.css'

/** Name and password, and the code of a picture once the gateway asks for it (LOGIN-08..17, LOGIN-27). */
export function LoginForm() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const captcha = useCaptcha(captchaAsked)
  const secure = canEncrypt()
  const renewCaptcha = () => {
    form.set('captcha', '')
    captcha.renew()
  }

  const form = useGatewayForm({
    name: 'login',
    initial: { username: '', password: '', captcha: '' },
    secrets: ['password', 'captcha'],
    tidy: (typed) => ({ ...typed, username: tidyText(typed.username), captcha: tidyDigits(typed.captcha) }),
    check: (values) => checkLogin(values, captchaAsked),
    operations: ['login'],
    places: {
      USERNAME_FORMAT: { field: 'username' },
      PASSWORD_FORMAT: { field: 'password', text: loginFaults.passwordFormat },
      CREDENTIALS_INVALID: { field: 'password' },
      CAPTCHA_REQUIRED: { field: 'captcha', text: loginFaults.captchaRequired },
      CAPTCHA_EMPTY: { field: 'captcha' },
      CAPTCHA_INCORRECT: { field: 'captcha' },
    },
    send: (values) => signIn(queryClient, { type: 'username', ...values }),
    onSent: startSession,
    onFailed: ({ code }) => {
      if (code === 'CREDENTIALS_INVALID') form.set('password', '')
      if (code === 'CAPTCHA_REQUIRED' || code === 'CAPTCHA_EMPTY' || code === 'CAPTCHA_INCORRECT') setCaptchaAsked(true)
      // Whatever else was wrong, the gateway has seen this captcha.
      renewCaptcha()
    },
  })

  return (
    // Errors are shown in the page's own words, so the browser keeps its bubbles.
    <form {...form.props}>
      <TextField
        {...form.field('username')}
        label={intl.formatMessage(messages.username)}
        icon={<Icon icon={User} size={22} />}
        dir="ltr"
        className={styles.latin}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.field('password')}
        label={intl.formatMessage(messages.password)}
        showLabel={intl.formatMessage(messages.showPassword)}
        hideLabel={intl.formatMessage(messages.hidePassword)}
        icon={<Icon icon={Lock} size={22} />}
        dir="ltr"
        className={styles.latin}
        autoComplete="current-password"
        enterKeyHint={captchaAsked ? 'next' : 'go'}
      />
      {captchaAsked ? (
        <CaptchaField
          {...form.field('captcha')}
          captcha={captcha}
          onRefresh={renewCaptcha}
          inputMode="numeric"
          maxLength={CAPTCHA_MAX_LENGTH}
        />
      ) : null}
      <p className={styles.aside}>
        <Link to={paths.forget} className={styles.link}>
          {intl.formatMessage(messages.forgot)}
        </Link>
      </p>
      {secure ? null : (
        <p className={styles.insecure} role="alert">
          {intl.formatMessage(messages.insecure)}
        </p>
      )}
      <Button type="submit" variant="primary" size="wide" pending={form.pending} disabled={!secure}>
        {intl.formatMessage(messages.submit)}
      </Button>
    </form>
  )
}

const messages = defineMessages({
  username: {
    id: 'access.login.username',
    defaultMessage: 'Username',
    description: 'Label of a field of the login form',
  },
  password: {
    id: 'access.login.password',
    defaultMessage: 'Password',
    description: 'Label of a field of the login form',
  },
  showPassword: {
    id: 'access.login.showPassword',
    defaultMessage: 'Show password',
    description: 'Label of the eye in the password field while the password is hidden',
  },
  hidePassword: {
    id: 'access.login.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Label of the eye in the password field while the password can be read',
  },
  forgot: {
    id: 'access.login.forgot',
    defaultMessage: 'Forgot password?',
    description: 'Link of the login form to the page where a forgotten password is set anew',
  },
  insecure: {
    id: 'access.login.insecure',
    defaultMessage: 'The connection is not secure, so your password cannot be sent. Open this site with https.',
    description:
      'Line above the button of the login form when the browser offers no encryption; the button is off then',
  },
  submit: { id: 'access.login.submit', defaultMessage: 'Log in', description: 'Button that sends the login form' },
})
