import type { ChangeEvent } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { fieldNames } from '#src/core/account/field-names.ts'
import { AccountPasswordField } from '#src/core/forms/AccountPasswordField.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { readLoginState } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { canRemember, forgetLogin } from '#src/core/session/remembered-login.ts'
import { wayInMessages } from '#src/core/session/way-in-messages.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import type { useLoginForm } from './use-login-form.ts'
import { UsernameField } from './UsernameField.tsx'
import styles from './UsernameLoginFields.module.css'

interface Props {
  form: ReturnType<typeof useLoginForm>
}

/** Name and password (LOGIN-12, LOGIN-13). */
export function UsernameLoginFields({ form }: Props) {
  const intl = useIntl()
  return (
    <>
      <UsernameField {...form.field('username')} label={intl.formatMessage(fieldNames.username)} />
      <AccountPasswordField
        {...form.field('password')}
        label={intl.formatMessage(fieldNames.password)}
        autoComplete="current-password"
        enterKeyHint={form.captchaAsked ? 'next' : 'go'}
      />
    </>
  )
}

/**
 * What stands below the fields: whether the password is remembered (LOGIN-04), and the way out for who forgot it
 * (LOGIN-05).
 */
export function UsernameLoginAids({ form }: Props) {
  const intl = useIntl()
  const { search, state } = useLocation()
  const remember = form.field('remember')
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    // What was remembered goes at once, not only with a login (GAP-161).
    if (!event.currentTarget.checked) forgetLogin()
    return remember.onChange(event)
  }
  return (
    <div className={styles.aids}>
      <Checkbox {...remember} onChange={onChange} disabled={!canRemember()}>
        {intl.formatMessage(messages.remember)}
      </Checkbox>
      <Link to={{ pathname: paths.forget, search }} state={readLoginState(state)} className={styles.link}>
        {intl.formatMessage(wayInMessages.forgot)}
      </Link>
    </div>
  )
}

const messages = defineMessages({
  remember: {
    id: 'access.login.remember',
    defaultMessage: 'Remember me',
    description: 'Checkbox of the login form: next time, username and password are filled in on this device',
  },
})
