import MessageSquareText from 'lucide-react/icons/message-square-text'
import { defineMessages, useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { TextFieldProps } from '#src/ui/fields/TextField.tsx'
import { CodeField } from './CodeField.tsx'
import type { SmsCode } from './use-sms-code.ts'

type SmsCodeFieldProps = Omit<TextFieldProps, 'label' | 'icon' | 'suffix'> & {
  /** From `useSmsCode`. */
  sms: SmsCode
}

/**
 * The code that comes by SMS, with the button that asks for it (LOGIN-20..24). Judge and send it by way of
 * `tidyDigits`.
 */
export function SmsCodeField({ sms: { pending, secondsLeft, challenge, ask }, ...field }: SmsCodeFieldProps) {
  const intl = useIntl()
  return (
    <>
      <CodeField
        {...field}
        label={intl.formatMessage(messages.label)}
        icon={<Icon icon={MessageSquareText} size={22} />}
        pending={pending}
        secondsLeft={secondsLeft}
        onAsk={ask}
      />
      {challenge ? (
        <challenge.Component onPassed={challenge.answer} onCancel={() => challenge.answer(undefined)} />
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
})
