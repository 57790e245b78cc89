import type { ReactNode } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { SMS_CODE_LENGTH } from '../account-rules.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'
import styles from './CodeField.module.css'

type CodeFieldProps = Omit<TextFieldProps, 'suffix'> & {
  label: string
  icon: ReactNode
  /** True while a code is being sent. */
  pending: boolean
  /** Until another code may be asked for; 0 when it may. */
  secondsLeft: number
  onAsk: () => void
}

/**
 * A code that comes by another way, with the button that asks for it (LOGIN-20, LOGIN-23). Judge and send it by way of
 * `tidyDigits`.
 */
export function CodeField({ pending, secondsLeft, onAsk, ...field }: CodeFieldProps) {
  const intl = useIntl()
  const isWaiting = secondsLeft > 0
  return (
    <TextField
      enterKeyHint="go"
      {...field}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={SMS_CODE_LENGTH.max}
      suffix={
        // Not disabled: it would lose the focus by its own press.
        <Button
          size="small"
          className={styles.button}
          pending={pending}
          aria-disabled={isWaiting || undefined}
          onClick={isWaiting ? undefined : onAsk}
        >
          {isWaiting ? intl.formatMessage(messages.again, { seconds: secondsLeft }) : intl.formatMessage(messages.send)}
        </Button>
      }
    />
  )
}

const messages = defineMessages({
  send: {
    id: 'access.sms.send',
    defaultMessage: 'Send code',
    description: 'Button in the field for a code by SMS or e-mail: sends one to the mobile number or the address',
  },
  again: defineMessage<{ seconds: number }>({
    id: 'access.sms.again',
    defaultMessage: 'Resend in {seconds} s',
    description: 'On the button that sends a code, while it cannot be tapped: how many seconds are left until it can',
  }),
})
