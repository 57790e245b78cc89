import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { updateMemberMobile } from '#src/api/generated/security.ts'
import { listBankCardsQuery } from '#src/api/generated/withdraw.ts'
import { isMobileNumber, isSmsCode } from '#src/core/account/account-rules.ts'
import { HoldNotice } from '#src/core/account/HoldNotice.tsx'
import { paymentPasswordEffects } from '#src/core/account/payment-password-effects.ts'
import { paymentPasswordPlaces } from '#src/core/account/payment-password-places.ts'
import { paymentPasswordFault } from '#src/core/account/payment-password.ts'
import { PaymentPasswordField } from '#src/core/account/PaymentPasswordField.tsx'
import { smsCodePlaces } from '#src/core/account/sms-code-places.ts'
import { MobileField } from '#src/core/account/verification/MobileField.tsx'
import { SmsCodeField } from '#src/core/account/verification/SmsCodeField.tsx'
import { tidyMobile } from '#src/core/account/verification/tidy-mobile.ts'
import { useSmsCode } from '#src/core/account/verification/use-sms-code.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { formActions } from '#src/core/forms/form-actions.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { paths } from '#src/core/routing/paths.ts'
import { tidyDigits } from '#src/lib/plain-text.ts'
import styles from '../SecurityForm.module.css'
import { useLeaveForm } from '../use-leave-form.ts'
import { mobileMessages as messages } from './mobile-messages.ts'

const { mobile } = currentMerchant

interface MobileFormProps {
  /** There is one, which confirms the number: SMS codes could replace it (MONEY-59). */
  hasPaymentPassword: boolean
  /** How long withdrawals are held after a change; a first number holds none. */
  holdHours: number | undefined
  /** The operator sends no codes to new numbers. */
  onUnavailable: () => void
}

/** A new mobile number, by a code that goes to it and the payment password (MONEY-59). */
export function MobileForm({ hasPaymentPassword, holdHours, onUnavailable }: MobileFormProps) {
  const intl = useIntl()
  const { isLeaving, leave, refresh } = useLeaveForm(paths.security, getMemberInfoQuery, listBankCardsQuery)
  const form = useGatewayForm({
    name: 'memberMobile',
    initial: { number: '', code: '', paymentPassword: '' },
    secrets: ['code', 'paymentPassword'],
    tidy: (typed) => ({
      number: tidyMobile(typed.number, mobile),
      code: tidyDigits(typed.code),
      paymentPassword: tidyDigits(typed.paymentPassword),
    }),
    check: (values) => ({
      number: faultIf(!isMobileNumber(values.number, mobile), reactions.MOBILE_FORMAT.text),
      code: faultIf(!isSmsCode(values.code), reactions.SMS_CODE_FORMAT.text),
      paymentPassword: hasPaymentPassword ? paymentPasswordFault(values.paymentPassword) : undefined,
    }),
    operations: ['updateMemberMobile', 'sendRegisterSmsCode'],
    places: {
      MOBILE_FORMAT: { field: 'number' },
      MOBILE_INVALID: { field: 'number' },
      MOBILE_TAKEN: { field: 'number' },
      ...smsCodePlaces('code'),
      ...paymentPasswordPlaces('paymentPassword'),
    },
    send: ({ number, code, paymentPassword }) =>
      updateMemberMobile({ body: { number, code, paymentPassword: hasPaymentPassword ? paymentPassword : undefined } }),
    onSent: () => leave(messages.saved),
    onFailed: refresh,
    onCode: {
      SMS_CODE_EXPIRED: () => sms.release(),
      ...paymentPasswordEffects({ clear: () => void form.set('paymentPassword', '') }),
      FEATURE_UNAVAILABLE: () => {
        onUnavailable()
        return 'leaves'
      },
    },
  })
  const typed = useWatch({ control: form.control, name: 'number' })
  const sms = useSmsCode({
    call: 'sendRegisterSmsCode',
    phoneAuth: false,
    number: tidyMobile(String(typed), mobile),
    verify: () => form.verify('number'),
    onSent: () => form.focus('code'),
    onFailed: form.showFailure,
  })
  return (
    <form {...form.props}>
      <MobileField {...form.field('number')} />
      <SmsCodeField {...form.field('code')} sms={sms} enterKeyHint={hasPaymentPassword ? 'next' : 'go'} />
      {hasPaymentPassword ? <PaymentPasswordField {...form.field('paymentPassword')} enterKeyHint="go" /> : null}
      <HoldNotice hours={holdHours} />
      <SubmitButton form={form} className={styles.submit} pending={isLeaving}>
        {intl.formatMessage(formActions.save)}
      </SubmitButton>
    </form>
  )
}
