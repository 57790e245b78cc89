import { defineMessages, useIntl } from 'react-intl'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { updateMemberEmail } from '#src/api/generated/security.ts'
import { sendEmailCode } from '#src/api/generated/verification.ts'
import { listBankCardsQuery } from '#src/api/generated/withdraw.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { emailFault, isSmsCode } from '#src/core/account/account-rules.ts'
import { HoldNotice } from '#src/core/account/HoldNotice.tsx'
import { paymentPasswordEffects } from '#src/core/account/payment-password-effects.ts'
import { paymentPasswordPlaces } from '#src/core/account/payment-password-places.ts'
import { paymentPasswordReads } from '#src/core/account/payment-password-reads.ts'
import { paymentPasswordFault } from '#src/core/account/payment-password.ts'
import { PaymentPasswordField } from '#src/core/account/PaymentPasswordField.tsx'
import { smsCodePlaces } from '#src/core/account/sms-code-places.ts'
import { startCountdown, useSecondsLeft } from '#src/core/account/verification/code-countdown.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { formActions } from '#src/core/forms/form-actions.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { tidyDigits, tidyText } from '#src/lib/plain-text.ts'
import { EmailCodeField } from '../EmailCodeField.tsx'
import { EmailField } from '../EmailField.tsx'
import { useEmailCode } from '../use-email-code.ts'
import type { ConfirmLink } from './read-link.ts'
import styles from './WebEmail.module.css'

interface BindEmailFormProps {
  /** Name of the account: each has a wait of its own. */
  member: string
  /** There is one, which confirms the address: an e-mail could replace the password of the account (MONEY-59). */
  hasPaymentPassword: boolean
  /** Fills the form, whatever was typed in it before. */
  link?: ConfirmLink | undefined
  /** How long withdrawals are held after a change; a first address holds none. */
  holdHours: number | undefined
  onSaved: () => void
}

/** A new address, by a code that goes to it and the payment password (MONEY-59). */
export function BindEmailForm({ member, hasPaymentPassword, link, holdHours, onSaved }: BindEmailFormProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const refresh = () => void invalidate(getMemberInfoQuery, listBankCardsQuery, ...paymentPasswordReads)
  const form = useGatewayForm({
    name: 'bindEmail',
    initial: { email: '', code: '', paymentPassword: '' },
    given: link,
    secrets: ['code', 'paymentPassword'],
    tidy: (typed) => ({
      email: tidyText(typed.email),
      code: tidyDigits(typed.code),
      paymentPassword: tidyDigits(typed.paymentPassword),
    }),
    check: ({ email, code, paymentPassword }) => {
      const fault = emailFault(email)
      return {
        email: fault && { message: reactions[fault].text },
        code: faultIf(!isSmsCode(code), reactions.SMS_CODE_FORMAT.text),
        paymentPassword: hasPaymentPassword ? paymentPasswordFault(paymentPassword) : undefined,
      }
    },
    operations: ['updateMemberEmail', 'sendEmailCode'],
    places: {
      EMAIL_FORMAT: { field: 'email' },
      EMAIL_TOO_LONG: { field: 'email' },
      EMAIL_TAKEN: { field: 'email' },
      ...smsCodePlaces('code'),
      ...paymentPasswordPlaces('paymentPassword'),
    },
    send: ({ email, code, paymentPassword }) =>
      updateMemberEmail({ body: { email, code, paymentPassword: hasPaymentPassword ? paymentPassword : undefined } }),
    onSent: () => {
      showToast({ kind: 'success', text: messages.saved, durationMs: TOAST_MS.long })
      for (const name of ['email', 'code', 'paymentPassword'] as const) form.set(name, '')
      refresh()
      onSaved()
    },
    // An answer that was lost may have saved it.
    onFailed: refresh,
    onCode: {
      ...paymentPasswordEffects({ clear: () => void form.set('paymentPassword', '') }),
      EMAIL_TOO_SOON: ({ value }) => waitUntil(value?.retryAt),
    },
  })
  const waitUntil = (retryAt = '') => startCountdown('sendEmailCode', member, Date.parse(retryAt))
  const code = useEmailCode({
    secondsLeft: useSecondsLeft('sendEmailCode', member),
    verify: () => form.verify('email'),
    send: async () => waitUntil((await sendEmailCode({ body: { email: form.read().email } })).retryAt),
    onSent: () => form.focus('code'),
    onFailed: form.showFailure,
  })
  return (
    <form {...form.props}>
      <EmailField {...form.field('email')} label={intl.formatMessage(messages.label)} enterKeyHint="next" />
      <EmailCodeField {...form.field('code')} {...code} enterKeyHint={hasPaymentPassword ? 'next' : 'go'} />
      {hasPaymentPassword ? <PaymentPasswordField {...form.field('paymentPassword')} enterKeyHint="go" /> : null}
      <HoldNotice hours={holdHours} />
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(formActions.save)}
      </SubmitButton>
    </form>
  )
}

const messages = defineMessages({
  label: {
    id: 'access.webEmail.label',
    defaultMessage: 'New e-mail address',
    description: 'Label of the field on the page where a member sets the address for e-mails',
  },
  saved: {
    id: 'access.webEmail.saved',
    defaultMessage: 'E-mail address saved',
    description: 'Toast after a member set the address for e-mails',
  },
})
