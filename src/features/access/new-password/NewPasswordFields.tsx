import { defineMessages, useIntl } from 'react-intl'
import { NEW_PASSWORD_LENGTH } from '#src/core/account/account-rules.ts'
import type { TextFieldProps } from '#src/ui/fields/TextField.tsx'
import { AccountPasswordField } from '#src/core/forms/AccountPasswordField.tsx'
import { newPasswordRule, type NewPassword } from './check-new-password.ts'

interface NewPasswordFieldsProps {
  /** Of the form that they stand in. */
  field: (name: keyof NewPassword) => Omit<TextFieldProps, 'label'>
}

/** A new password and the same once more, with the rule that it has to keep (PSW-04, PSW-13). */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <AccountPasswordField
        {...field('newPassword')}
        label={intl.formatMessage(messages.newPassword)}
        hint={intl.formatMessage(newPasswordRule, NEW_PASSWORD_LENGTH)}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <AccountPasswordField
        {...field('confirmNewPassword')}
        label={intl.formatMessage(messages.confirm)}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  )
}

const messages = defineMessages({
  newPassword: {
    id: 'access.newPassword.label',
    defaultMessage: 'New password',
    description: 'Label of the field for the password that is to be used from now on',
  },
  confirm: {
    id: 'access.newPassword.confirm',
    defaultMessage: 'Confirm new password',
    description: 'Label of the field where the new password is typed a second time',
  },
})
