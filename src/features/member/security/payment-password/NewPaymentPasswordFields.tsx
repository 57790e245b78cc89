import { useIntl } from 'react-intl'
import { PaymentPasswordField } from '#src/core/account/PaymentPasswordField.tsx'
import type { TextFieldProps } from '#src/ui/fields/TextField.tsx'
import type { NewPaymentPassword } from './new-payment-password.ts'
import { newPaymentPasswordMessages as messages } from './new-payment-password-messages.ts'

interface NewPaymentPasswordFieldsProps {
  /** Of the form that they stand in. */
  field: (name: keyof NewPaymentPassword) => Omit<TextFieldProps, 'label'>
}

/** A new payment password and the same once more. Their form begins with a `PaymentUsername`. */
export function NewPaymentPasswordFields({ field }: NewPaymentPasswordFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <PaymentPasswordField
        {...field('newPaymentPassword')}
        isNew
        label={intl.formatMessage(messages.label)}
        hint={intl.formatMessage(messages.hint)}
        enterKeyHint="next"
      />
      <PaymentPasswordField {...field('again')} isNew label={intl.formatMessage(messages.again)} enterKeyHint="go" />
    </>
  )
}
