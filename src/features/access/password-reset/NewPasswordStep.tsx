import { defineMessages, useIntl } from 'react-intl'
import { resetPassword } from '#src/api/generated/password.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useIsMounted } from '#src/core/forms/use-is-mounted.ts'
import { checkNewPassword } from '../new-password/check-new-password.ts'
import { newPasswordUnknown } from '../new-password/new-password-unknown.ts'
import { NewPasswordFields } from '../new-password/NewPasswordFields.tsx'
import { finishReset } from './finish-reset.ts'
import styles from './Steps.module.css'

interface NewPasswordStepProps {
  /** Good for one reset within ten minutes (GAP-158). */
  ticket: string
  /** For password managers; unknown to who comes by an e-mail's link. */
  username?: string
  /** The password is set, which has been said. */
  onDone: () => void
  /** The ticket is too old or was used; a dialog says so. */
  onTicketInvalid: () => void
}

/** Step 3: the new password twice (NAMED-20, GATEWAY-122). */
export function NewPasswordStep({ ticket, username, onDone, onTicketInvalid }: NewPasswordStepProps) {
  const intl = useIntl()
  const isMounted = useIsMounted()
  const form = useGatewayForm({
    name: 'forget-password',
    initial: { newPassword: '', confirmNewPassword: '' },
    secrets: ['newPassword', 'confirmNewPassword'],
    tidy: (typed) => typed,
    check: checkNewPassword,
    follows: { newPassword: 'confirmNewPassword' },
    operations: ['resetPassword'],
    places: {
      PASSWORD_FORMAT: { field: 'newPassword' },
      NEW_PASSWORD_CONFIRM_MISMATCH: { field: 'confirmNewPassword' },
    },
    send: (values) => resetPassword({ body: { ticket, ...values } }),
    onSent: () => {
      finishReset(username)
      if (isMounted()) onDone()
    },
    onCode: {
      RESET_TICKET_INVALID: () => {
        if (isMounted()) onTicketInvalid()
      },
    },
    unknown: { resetPassword: newPasswordUnknown },
  })
  return (
    <form {...form.props}>
      {username === undefined ? null : (
        <input hidden readOnly name="username" autoComplete="username" value={username} />
      )}
      <NewPasswordFields field={form.field} />
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(messages.save)}
      </SubmitButton>
    </form>
  )
}

const messages = defineMessages({
  save: {
    id: 'access.reset.save',
    defaultMessage: 'Save new password',
    description: 'Button that replaces a forgotten password with the one just typed',
  },
})
