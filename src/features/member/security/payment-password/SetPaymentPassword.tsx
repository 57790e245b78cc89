import { useIntl } from 'react-intl'
import { setPaymentPassword } from '#src/api/generated/security.ts'
import { paymentPasswordEffects } from '#src/core/account/payment-password-effects.ts'
import { paymentPasswordPlaces } from '#src/core/account/payment-password-places.ts'
import { paymentPasswordFault } from '#src/core/account/payment-password.ts'
import { PaymentPasswordField } from '#src/core/account/PaymentPasswordField.tsx'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { paths } from '#src/core/routing/paths.ts'
import { tidyDigits } from '#src/lib/plain-text.ts'
import styles from '../SecurityForm.module.css'
import { useLeaveForm } from '../use-leave-form.ts'
import { checkNewPaymentPassword } from './new-payment-password.ts'
import { newPaymentPasswordMessages } from './new-payment-password-messages.ts'
import { NewPaymentPasswordFields } from './NewPaymentPasswordFields.tsx'
import { PaymentUsername } from './PaymentUsername.tsx'
import { paymentPasswordPageMessages as messages } from './payment-password-page-messages.ts'

interface SetPaymentPasswordProps {
  /** There is one, which has to be typed too. */
  hasOne: boolean
  /** Just before the page learns of it. */
  onSaved: () => void
  /** Another page has set one meanwhile. */
  onFoundOne: () => void
}

/** The first payment password, or a change of one that is known (GATEWAY-43). */
export function SetPaymentPassword({ hasOne, onSaved, onFoundOne }: SetPaymentPasswordProps) {
  const intl = useIntl()
  const { isLeaving, leave, refresh } = useLeaveForm(paths.security)
  const form = useGatewayForm({
    name: 'paymentPassword',
    initial: { oldPaymentPassword: '', newPaymentPassword: '', again: '' },
    secrets: ['oldPaymentPassword', 'newPaymentPassword', 'again'],
    tidy: (typed) => ({
      oldPaymentPassword: tidyDigits(typed.oldPaymentPassword),
      newPaymentPassword: tidyDigits(typed.newPaymentPassword),
      again: tidyDigits(typed.again),
    }),
    check: (values) => ({
      oldPaymentPassword: hasOne ? paymentPasswordFault(values.oldPaymentPassword) : undefined,
      ...checkNewPaymentPassword(values, hasOne ? values.oldPaymentPassword : undefined),
    }),
    follows: { newPaymentPassword: 'again' },
    operations: ['setPaymentPassword'],
    places: {
      ...paymentPasswordPlaces('oldPaymentPassword'),
      PAYMENT_PASSWORD_WEAK: { field: 'newPaymentPassword' },
      NEW_PASSWORD_SAME: { field: 'newPaymentPassword' },
    },
    send: ({ oldPaymentPassword, newPaymentPassword }) =>
      setPaymentPassword({ body: hasOne ? { oldPaymentPassword, newPaymentPassword } : { newPaymentPassword } }),
    onSent: () => {
      onSaved()
      leave(newPaymentPasswordMessages.saved)
    },
    onFailed: refresh,
    onCode: {
      ...paymentPasswordEffects({
        clear: () => void form.set('oldPaymentPassword', ''),
        onFoundOne: hasOne ? undefined : onFoundOne,
      }),
    },
    unknown: { setPaymentPassword: newPaymentPasswordMessages.unknown },
  })
  return (
    <form {...form.props}>
      <PaymentUsername />
      {hasOne ? (
        <PaymentPasswordField
          {...form.field('oldPaymentPassword')}
          label={intl.formatMessage(messages.present)}
          enterKeyHint="next"
        />
      ) : null}
      <NewPaymentPasswordFields field={form.field} />
      <SubmitButton form={form} className={styles.submit} pending={isLeaving}>
        {intl.formatMessage(messages.save)}
      </SubmitButton>
    </form>
  )
}
