import { useIntl } from 'react-intl'
import { AccountPasswordField } from '#src/core/forms/AccountPasswordField.tsx'
import type { TextFieldProps } from '#src/ui/fields/TextField.tsx'
import { fieldNames } from './field-names.ts'

interface PaymentPasswordFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'icon' | 'suffix' | 'dir' | 'className' | 'autoComplete' | 'inputMode' | 'maxLength'
> {
  /** The present one by default; a form that asks for more than one names each. */
  label?: string
  /** One that is to be used from now on. Its form has a `PaymentUsername` above it. */
  isNew?: boolean
}

/**
 * The six digits of a payment password, in one field that can be pasted into (MONEY-56). Judge and send it by way of
 * `tidyDigits`, and list it among the secrets of its form. No length is set on the input: it would cut digits that are
 * pasted with a space between them. The present one is called a one-time code, or password managers would fill in the
 * password of the account (MONEY-57).
 */
export function PaymentPasswordField({ label, isNew = false, ...field }: PaymentPasswordFieldProps) {
  const intl = useIntl()
  return (
    <AccountPasswordField
      {...field}
      label={label ?? intl.formatMessage(fieldNames.paymentPassword)}
      inputMode="numeric"
      autoComplete={isNew ? 'new-password' : 'one-time-code'}
    />
  )
}
