import MessageSquareText from 'lucide-react/icons/message-square-text'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { SMS_CODE_LENGTH } from '#src/core/session/account-rules.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'
import type { SmsCode } from './use-sms-code.ts'
import styles from './SmsCodeField.module.css'

type SmsCodeFieldProps = Omit<TextFieldProps, 'label' | 'icon' | 'suffix'> & {
  /** From `useSmsCode`. */
  sms: SmsCode
}

/** The code that comes by SMS, with the button that asks for it (LOGIN-20..24). Judge and send it by way of `tidyDigits`. */
export function SmsCodeField({ sms: { pending, secondsLeft, challenge, ask }, ...field }: SmsCodeFieldProps) {
  const intl = useIntl()
  return (
    <>
      <TextField
        enterKeyHint="go"
        {...field}
        label={intl.formatMessage(messages.label)}
        icon={<Icon icon={MessageSquareText} size={22} />}
        className={styles.input}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={SMS_CODE_LENGTH.max}
        suffix={
          <Button size="small" className={styles.button} pending={pending} disabled={secondsLeft > 0} onClick={ask}>
            {secondsLeft > 0
              ? intl.formatMessage(messages.again, { seconds: secondsLeft })
              : intl.formatMessage(messages.send)}
          </Button>
        }
      />
      {challenge ? (
        <challenge.Component purpose="sms" onPassed={challenge.answer} onCancel={() => challenge.answer(undefined)} />
      ) : null}
    </>
  )
}

const messages = defineMessages({
  label: {
    id: 'access.sms.label',
    defaultMessage: 'Code by SMS',
    description: 'Label of the field for the code that comes by SMS',
  },
  send: {
    id: 'access.sms.send',
    defaultMessage: 'Send code',
    description: 'Button in the field for a code by SMS: sends one to the mobile number',
  },
  again: defineMessage<{ seconds: number }>({
    id: 'access.sms.again',
    defaultMessage: 'Again in {seconds} s',
    description: 'On the button that sends a code by SMS while it must not be tapped: how many seconds are left',
  }),
})
