import User from 'lucide-react/icons/user'
import { Icon } from '#src/ui/display/Icon.tsx'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'

/** The name of an account that exists, before the next field of its form. */
export function UsernameField(field: TextFieldProps) {
  return (
    <TextField
      {...field}
      icon={<Icon icon={User} size={22} />}
      dir="ltr"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  )
}
