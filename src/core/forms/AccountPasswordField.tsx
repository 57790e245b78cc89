import Lock from 'lucide-react/icons/lock'
import { defineMessages, useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import type { TextFieldProps } from '#src/ui/fields/TextField.tsx'

type AccountPasswordFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'suffix' | 'dir' | 'className'>

/**
 * A password of an account, with its lock and an eye that shows it. Say with `autoComplete` whether it is the present
 * or a new one.
 */
export function AccountPasswordField(field: AccountPasswordFieldProps) {
  const intl = useIntl()
  return (
    <PasswordField
      {...field}
      showLabel={intl.formatMessage(messages.show)}
      hideLabel={intl.formatMessage(messages.hide)}
      icon={<Icon icon={Lock} size={22} />}
      dir="ltr"
    />
  )
}

const messages = defineMessages({
  show: {
    id: 'forms.password.show',
    defaultMessage: 'Show password',
    description: 'Label of the eye in a password field while the password is hidden',
  },
  hide: {
    id: 'forms.password.hide',
    defaultMessage: 'Hide password',
    description: 'Label of the eye in a password field while the password can be read',
  },
})
