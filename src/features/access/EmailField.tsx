import Mail from 'lucide-react/icons/mail'
import { EMAIL_MAX_LENGTH } from '#src/core/account/account-rules.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'

/** An e-mail address. */
export function EmailField(field: TextFieldProps) {
  return (
    <TextField
      {...field}
      icon={<Icon icon={Mail} size={22} />}
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={EMAIL_MAX_LENGTH}
    />
  )
}
