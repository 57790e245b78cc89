import AtSign from 'lucide-react/icons/at-sign'
import Cake from 'lucide-react/icons/cake'
import Contact from 'lucide-react/icons/contact'
import Gift from 'lucide-react/icons/gift'
import IdCard from 'lucide-react/icons/id-card'
import Mail from 'lucide-react/icons/mail'
import Smile from 'lucide-react/icons/smile'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'
import { AccountPasswordField } from '#src/core/forms/AccountPasswordField.tsx'
import { fieldLabels, fieldNotes, serviceNames } from './field-labels.ts'
import type { RuledField as RuledFieldName } from './registration-values.ts'

type PlainName = Exclude<RuledFieldName, 'mobileNum' | 'paymentPassword'>
type Look = { icon: ComponentProps<typeof Icon>['icon'] } & Omit<TextFieldProps, 'label' | 'icon'>

const name = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, dir: 'ltr' } as const
const number = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const
const handle = { icon: AtSign, ...name, autoComplete: 'off' } as const

/** How each field is drawn and what keyboards and password managers are told about it. */
const looks: Record<PlainName, Look> = {
  username: { icon: User, ...name, autoComplete: 'username' },
  email: { icon: Mail, ...name, type: 'text', inputMode: 'email', autoComplete: 'email' },
  payeeName: { icon: Contact, autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  nickname: { icon: Smile, autoComplete: 'nickname', spellCheck: false },
  birthDate: { icon: Cake, type: 'date', autoComplete: 'bday', dir: 'ltr' },
  idNumber: { icon: IdCard, ...number },
  line: handle,
  whatsapp: { icon: AtSign, ...number, inputMode: 'tel' },
  wechat: handle,
  qqNum: { icon: AtSign, ...number },
  facebook: handle,
  zalo: handle,
  recommenderId: { icon: Users, ...name, autoComplete: 'off' },
  affiliateCode: { icon: Gift, ...name, autoComplete: 'off' },
}

/** A field whose rule comes from the gateway (REG-04, REG-05, REG-12). */
export function RuledField({
  field,
  ...props
}: { field: Exclude<RuledFieldName, 'mobileNum'> } & Omit<TextFieldProps, 'label' | 'icon'>) {
  const intl = useIntl()
  const label = isService(field) ? serviceNames[field] : intl.formatMessage(fieldLabels[field])
  if (field === 'paymentPassword')
    return (
      <AccountPasswordField
        {...props}
        label={label}
        hint={intl.formatMessage(fieldNotes.paymentPassword)}
        autoComplete="off"
        enterKeyHint="next"
      />
    )
  const { icon, ...input } = looks[field]
  return (
    <TextField
      {...input}
      {...props}
      label={label}
      icon={<Icon icon={icon} size={22} />}
      hint={field === 'payeeName' ? intl.formatMessage(fieldNotes.payeeName) : undefined}
      placeholder={field === 'affiliateCode' ? intl.formatMessage(fieldNotes.affiliateCode) : undefined}
      enterKeyHint="next"
    />
  )
}

const isService = (field: string): field is keyof typeof serviceNames => field in serviceNames
