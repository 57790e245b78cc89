import User from 'lucide-react/icons/user'
import { useEffect, useEffectEvent, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldNames } from '#src/core/account/field-names.ts'
import { grantWish, readWish } from '#src/core/games/launch/wish.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { paths } from '#src/core/routing/paths.ts'
import { updateRememberedPassword } from '#src/core/session/remembered-login.ts'
import { endFirstTimeLogin } from '#src/core/session/session.ts'
import { clearTemporaryPassword, readTemporaryPassword } from '#src/core/session/temporary-password.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { AccountPasswordField } from '#src/core/forms/AccountPasswordField.tsx'
import { newPasswordUnknown } from '../new-password/new-password-unknown.ts'
import { NewPasswordFields } from '../new-password/NewPasswordFields.tsx'
import { checkPasswordChange } from './check-password-change.ts'
import { sendPasswordChange } from './send-password-change.ts'
import styles from './ChangePasswordForm.module.css'

/** CONST-05: how long the success is seen before home takes its place, in milliseconds. */
const REDIRECT_AFTER_MS = 1_000

/**
 * The present password, unless the login just typed it (PSW-03, GAP-71), and the next one twice (PSW-04). The session
 * goes on after the change and is no first one any more (GAP-149).
 */
export function ChangePasswordForm({ userName }: { userName: string | undefined }) {
  const intl = useIntl()
  const [remembered, setRemembered] = useState(readTemporaryPassword)
  const [saved, setSaved] = useState(false)
  useGoHome(saved)

  const forgetRemembered = () => {
    clearTemporaryPassword()
    setRemembered(undefined)
  }

  const form = useGatewayForm({
    name: 'changePassword',
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    secrets: ['oldPassword', 'newPassword', 'confirmNewPassword'],
    tidy: (typed) => typed,
    check: (values) => checkPasswordChange(values, remembered === undefined),
    follows: { newPassword: 'confirmNewPassword' },
    operations: ['changePassword'],
    places: {
      CREDENTIALS_INVALID: { field: 'oldPassword', text: messages.oldWrong },
      PASSWORD_FORMAT: { field: 'newPassword' },
      NEW_PASSWORD_CONFIRM_MISMATCH: { field: 'confirmNewPassword' },
    },
    send: (values) => sendPasswordChange({ ...values, oldPassword: remembered ?? values.oldPassword }),
    onSent: (_nothing, { newPassword }) => {
      clearTemporaryPassword()
      void updateRememberedPassword(newPassword)
      endFirstTimeLogin()
      showToast({ kind: 'success', text: messages.saved, durationMs: TOAST_MS.success })
      setSaved(true)
    },
    onCode: {
      // What is remembered is not the password any more, so it has to be typed.
      CREDENTIALS_INVALID: () => {
        forgetRemembered()
        form.set('oldPassword', '')
      },
    },
    unknown: { changePassword: newPasswordUnknown },
  })

  return (
    <form {...form.props}>
      {userName === undefined ? null : (
        <TextField
          name="username"
          value={userName}
          readOnly
          label={intl.formatMessage(fieldNames.username)}
          icon={<Icon icon={User} size={22} />}
          dir="ltr"
          className={styles.readOnly}
          autoComplete="username"
        />
      )}
      {remembered === undefined ? (
        <AccountPasswordField
          {...form.field('oldPassword')}
          label={intl.formatMessage(messages.oldPassword)}
          autoComplete="current-password"
          enterKeyHint="next"
        />
      ) : null}
      <NewPasswordFields field={form.field} />
      <SubmitButton form={form} className={styles.submit} pending={saved}>
        {intl.formatMessage(messages.submit)}
      </SubmitButton>
    </form>
  )
}

/**
 * Goes home a moment after the change was saved; whoever leaves before stays where they went (PSW-19). What was tapped
 * before a first login is done there.
 */
function useGoHome(saved: boolean): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const goHome = useEffectEvent(() => {
    void navigate(paths.home, { replace: true })
    const wish = readWish(state)
    if (wish) grantWish(wish)
  })
  useEffect(() => {
    if (!saved) return undefined
    const timer = window.setTimeout(() => goHome(), REDIRECT_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [saved])
}

const messages = defineMessages({
  oldPassword: {
    id: 'access.changePassword.oldPassword',
    defaultMessage: 'Current password',
    description: 'Label of the field for the password that is in use until now',
  },
  oldWrong: {
    id: 'access.changePassword.oldWrong',
    defaultMessage: 'This is not your current password.',
    description: 'Line under the field for the current password, when what was typed is not it',
  },
  submit: {
    id: 'access.changePassword.submit',
    defaultMessage: 'Confirm',
    description: 'Button that changes the password',
  },
  saved: {
    id: 'access.changePassword.saved',
    defaultMessage: 'Change saved',
    description: 'Toast after the password was changed; home follows',
  },
})
