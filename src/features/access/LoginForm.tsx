import Lock from 'lucide-react/icons/lock'
import User from 'lucide-react/icons/user'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { useGetCaptcha } from '#src/api/generated/verification.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { canEncrypt } from '#src/core/session/encrypt-payload.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { checkLogin, loginFaults, type LoginFaults, type LoginField } from './check-login.ts'
import { useSignIn, type Credentials } from './use-sign-in.ts'
import styles from './LoginForm.module.css'

const EMPTY: Credentials = { username: '', password: '', captcha: '' }
const FIELDS: readonly LoginField[] = ['username', 'password', 'captcha']

/** Name and password, and the code of a picture once the gateway asks for it (LOGIN-08..17, LOGIN-27). */
export function LoginForm() {
  const intl = useIntl()
  const [values, setValues] = useState(EMPTY)
  const [faults, setFaults] = useState<LoginFaults>({})
  const [captchaAsked, setCaptchaAsked] = useState(false)
  // A new object each time, so that the same field can be asked for again.
  const [attention, setAttention] = useState<{ field: LoginField | undefined }>()
  const form = useRef<HTMLFormElement>(null)
  const locked = useRef(false)
  const { mutate, isPending } = useSignIn()
  // One picture is good for one try, and a new one voids the last (GAP-81): it comes when asked for and never by itself.
  const captcha = useGetCaptcha(undefined, { enabled: captchaAsked, staleTime: Infinity, gcTime: 0 })
  const secure = canEncrypt()

  // The field to look at may have appeared only with this render.
  useEffect(() => {
    const field = attention?.field && form.current?.elements.namedItem(attention.field)
    if (field instanceof HTMLInputElement) field.focus()
  }, [attention])

  const change = (field: LoginField) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setFaults((before) => ({ ...before, [field]: undefined }))
  }
  const clear = (field: LoginField) => setValues((before) => ({ ...before, [field]: '' }))
  const point = (next: LoginFaults) => {
    setFaults(next)
    setAttention({ field: FIELDS.find((field) => next[field]) })
  }
  const renewCaptcha = () => {
    clear('captcha')
    setCaptchaAsked(true)
    if (captchaAsked) void captcha.refetch()
  }

  const showFailure = (error: Error) => {
    if (!isGatewayError(error, 'login')) return
    switch (error.code) {
      case 'USERNAME_FORMAT':
        return point({ username: reactions.USERNAME_FORMAT.text })
      case 'PASSWORD_FORMAT':
        return point({ password: loginFaults.passwordFormat })
      case 'CREDENTIALS_INVALID':
        clear('password')
        setAttention({ field: 'password' })
        break
      case 'CAPTCHA_REQUIRED':
        point({ captcha: loginFaults.captchaRequired })
        return renewCaptcha()
      case 'CAPTCHA_EMPTY':
        point({ captcha: reactions.CAPTCHA_EMPTY.text })
        return renewCaptcha()
      case 'CAPTCHA_INCORRECT':
        setAttention({ field: 'captcha' })
        return renewCaptcha()
    }
    // Whatever else was wrong, the gateway has seen this captcha.
    if (captchaAsked) renewCaptcha()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (locked.current || !secure) return
    const credentials = { ...values, username: values.username.trim() }
    const wrong = checkLogin(credentials, captchaAsked)
    if (FIELDS.some((field) => wrong[field])) return point(wrong)
    locked.current = true
    mutate(credentials, {
      onError: showFailure,
      onSettled: () => {
        locked.current = false
      },
    })
  }

  const sentence = (field: LoginField) => faults[field] && intl.formatMessage(faults[field])
  return (
    // Errors are shown in the page's own words, so the browser keeps its bubbles.
    <form ref={form} noValidate onSubmit={submit}>
      <TextField
        label={intl.formatMessage(messages.username)}
        icon={<Icon icon={User} size={22} />}
        name="username"
        value={values.username}
        onChange={(event) => change('username')(event.target.value)}
        error={sentence('username')}
        dir="ltr"
        className={styles.latin}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        label={intl.formatMessage(messages.password)}
        showLabel={intl.formatMessage(messages.showPassword)}
        hideLabel={intl.formatMessage(messages.hidePassword)}
        icon={<Icon icon={Lock} size={22} />}
        name="password"
        value={values.password}
        onChange={(event) => change('password')(event.target.value)}
        error={sentence('password')}
        dir="ltr"
        className={styles.latin}
        autoComplete="current-password"
        enterKeyHint={captchaAsked ? 'next' : 'go'}
      />
      {captchaAsked ? (
        <CaptchaField
          picture={captcha.isError ? undefined : captcha.data}
          loading={captcha.isFetching}
          onRefresh={renewCaptcha}
          value={values.captcha}
          onChange={change('captcha')}
          error={sentence('captcha')}
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
      <Button type="submit" variant="primary" size="wide" pending={isPending} disabled={!secure}>
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
