import Mail from 'lucide-react/icons/mail'
import type { ComponentProps } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { CodeField } from '#src/core/account/verification/CodeField.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'

/** The code that comes by e-mail, with the button of `useEmailCode` that asks for it. */
export function EmailCodeField(field: Omit<ComponentProps<typeof CodeField>, 'label' | 'icon'>) {
  const intl = useIntl()
  return <CodeField {...field} label={intl.formatMessage(messages.emailCode)} icon={<Icon icon={Mail} size={22} />} />
}

const messages = defineMessages({
  emailCode: {
    id: 'access.reset.emailCode',
    defaultMessage: 'Code by e-mail',
    description: 'Label of the field for the code that comes by e-mail, for a forgotten password or a new address',
  },
})
