import { useIntl } from 'react-intl'
import { useWatch } from 'react-hook-form'
import { resetPaymentPassword } from '#src/api/generated/security.ts'
import { listBankCardsQuery } from '#src/api/generated/withdraw.ts'
import { isMobileNumber, isSmsCode } from '#src/core/account/account-rules.ts'
import { HoldNotice } from '#src/core/account/HoldNotice.tsx'
import { smsCodePlaces } from '#src/core/account/sms-code-places.ts'
import { MobileField } from '#src/core/account/verification/MobileField.tsx'
import { SmsCodeField } from '#src/core/account/verification/SmsCodeField.tsx'
import { tidyMobile } from '#src/core/account/verification/tidy-mobile.ts'
import { useSmsCode } from '#src/core/account/verification/use-sms-code.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { paths } from '#src/core/routing/paths.ts'
import { tidyDigits } from '#src/lib/plain-text.ts'
import styles from '../SecurityForm.module.css'
import { useLeaveForm } from '../use-leave-form.ts'
import { checkNewPaymentPassword } from './new-payment-password.ts'
import { newPaymentPasswordMessages } from './new-payment-password-messages.ts'
import { NewPaymentPasswordFields } from './NewPaymentPasswordFields.tsx'
import { PaymentUsername } from './PaymentUsername.tsx'
import { paymentPasswordPageMessages as messages } from './payment-password-page-messages.ts'

const { mobile } = currentMerchant

interface HoldHours {
  /** How long withdrawals are held after a reset. */
  holdHours: number | undefined
}

/**
 * A forgotten payment password, by a code to the member's number (GATEWAY-44). The number is typed, for the gateway
 * shows it masked alone; another one gets no code that counts.
 */
export function ResetBySms({ holdHours }: HoldHours) {
  const intl = useIntl()
  const { isLeaving, leave, refresh } = useLeaveForm(paths.security, listBankCardsQuery)
  const form = useGatewayForm({
    name: 'paymentPasswordBySms',
    initial: { mobileNum: '', code: '', newPaymentPassword: '', again: '' },
    secrets: ['code', 'newPaymentPassword', 'again'],
    tidy: (typed) => ({
      mobileNum: tidyMobile(typed.mobileNum, mobile),
      code: tidyDigits(typed.code),
      newPaymentPassword: tidyDigits(typed.newPaymentPassword),
      again: tidyDigits(typed.again),
    }),
    check: (values) => ({
      mobileNum: faultIf(!isMobileNumber(values.mobileNum, mobile), reactions.MOBILE_FORMAT.text),
      code: faultIf(!isSmsCode(values.code), reactions.SMS_CODE_FORMAT.text),
      ...checkNewPaymentPassword(values),
    }),
    follows: { newPaymentPassword: 'again' },
    operations: ['resetPaymentPassword', 'sendLoginSmsCode'],
    places: {
      MOBILE_FORMAT: { field: 'mobileNum' },
      MOBILE_INVALID: { field: 'mobileNum' },
      PAYMENT_PASSWORD_WEAK: { field: 'newPaymentPassword' },
      ...smsCodePlaces('code'),
      SECURITY_ANSWERS_LOCKED: null,
    },
    send: ({ code, newPaymentPassword }) =>
      resetPaymentPassword({ body: { verificationCode: code, newPaymentPassword } }),
    onSent: () => leave(newPaymentPasswordMessages.saved),
    onFailed: refresh,
    onCode: { SMS_CODE_EXPIRED: () => sms.release() },
    unknown: { resetPaymentPassword: newPaymentPasswordMessages.unknown },
  })
  const typed = useWatch({ control: form.control, name: 'mobileNum' })
  const sms = useSmsCode({
    call: 'sendLoginSmsCode',
    phoneAuth: false,
    number: tidyMobile(String(typed), mobile),
    verify: () => form.verify('mobileNum'),
    onSent: () => form.focus('code'),
    onFailed: form.showFailure,
  })
  return (
    <form {...form.props}>
      <PaymentUsername />
      <MobileField {...form.field('mobileNum')} />
      <SmsCodeField {...form.field('code')} sms={sms} enterKeyHint="next" />
      <NewPaymentPasswordFields field={form.field} />
      <HoldNotice hours={holdHours} />
      <SubmitButton form={form} className={styles.submit} pending={isLeaving}>
        {intl.formatMessage(messages.save)}
      </SubmitButton>
    </form>
  )
}
