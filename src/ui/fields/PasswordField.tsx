import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  /** Name of the button while the password is hidden. */
  showLabel: string
  /** Name of the button while the password can be read. */
  hideLabel: string
}

/** A password that can be shown. Give `autoComplete` so that password managers fill it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          <Icon icon={shown ? EyeOff : Eye} size={22} />
        </IconButton>
      }
    />
  )
}
