import { defineMessages, useIntl } from 'react-intl'
import { verifyForPasswordReset } from '#src/api/generated/password.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useIsMounted } from '#src/core/forms/use-is-mounted.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import {
  FORM_CAPTCHA_LENGTH,
  isFormCaptchaAnswer,
  isSmsCode,
  tidyFormCaptcha,
} from '#src/core/account/account-rules.ts'
import { smsCodePlaces } from '#src/core/account/sms-code-places.ts'
import { tidyDigits } from '#src/lib/plain-text.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { CaptchaField } from '../CaptchaField.tsx'
import { lockFault } from '../check-login.ts'
import { EmailCodeField } from '../EmailCodeField.tsx'
import { useEmailCode } from '../use-email-code.ts'
import { sendEmailCode, useEmailWait } from './email-code.ts'
import { SmsCodeField } from '#src/core/account/verification/SmsCodeField.tsx'
import { useSmsCode } from '#src/core/account/verification/use-sms-code.ts'
import { formActions } from '#src/core/forms/form-actions.ts'
import type { ResetAccount } from './reset-account.ts'

import type { ResetCaptcha } from './use-reset-captcha.ts'
import styles from './Steps.module.css'

const { dialingCode } = currentMerchant.mobile

interface CodeStepProps {
  account: ResetAccount
  captcha: ResetCaptcha
  /** With the ticket that allows a new password (GAP-158). */
  onProved: (ticket: string) => void
  /** Back to what was typed before: asked for, or because the gateway does not know this pair. */
  onBack: () => void
}

/** Step 2: the code that went to the owner of the account (NAMED-20). */
export function CodeStep({ account, captcha, onProved, onBack }: CodeStepProps) {
  const intl = useIntl()
  const isMounted = useIsMounted()
  const captchaAsked = captcha.answer === ''
  const form = useGatewayForm({
    name: `forget-code-${account.username}`,
    initial: { code: '', captcha: '' },
    secrets: ['code', 'captcha'],
    tidy: (typed) => ({ code: tidyDigits(typed.code), captcha: tidyFormCaptcha(typed.captcha) }),
    check: (values) => ({
      code: faultIf(!isSmsCode(values.code), reactions.SMS_CODE_FORMAT.text),
      captcha: faultIf(captchaAsked && !isFormCaptchaAnswer(values.captcha), reactions.CAPTCHA_EMPTY.text),
    }),
    operations: ['verifyForPasswordReset', 'sendLoginSmsCode', 'sendPasswordEmail'],
    places: {
      ...smsCodePlaces('code'),
      LOGIN_LOCKED: { field: 'code', fault: lockFault },
      CAPTCHA_INCORRECT: { field: 'captcha' },
      CAPTCHA_EMPTY: { field: 'captcha' },
      // They stand in the step before.
      MOBILE_FORMAT: null,
      MOBILE_INVALID: null,
      EMAIL_FORMAT: null,
      EMAIL_TOO_LONG: null,
    },
    send: ({ code, captcha: typed }) =>
      verifyForPasswordReset({ body: proofOf(account, code, captchaAsked ? typed : captcha.answer) }),
    onSent: ({ ticket }) => {
      if (isMounted()) onProved(ticket)
    },
    onFailed: ({ operation }) => {
      if (operation !== 'verifyForPasswordReset') return
      // Whatever else was wrong, the gateway has seen this captcha.
      form.set('captcha', '')
      captcha.renew()
    },
    onCode: {
      SMS_CODE_EXPIRED: () => {
        if (account.way === 'mobile') sms.release()
      },
      CREDENTIALS_INVALID: () => {
        if (!isMounted()) return undefined
        onBack()
        return 'leaves'
      },
    },
  })
  const onCodeSent = () => form.focus('code')
  const email = useEmailCode({
    secondsLeft: useEmailWait(account),
    send: () => sendEmailCode(account),
    onSent: onCodeSent,
    onFailed: form.showFailure,
  })
  const sms = useSmsCode({
    call: 'sendLoginSmsCode',
    phoneAuth: false,
    number: account.mobileNum,
    // The step before has judged it.
    verify: undefined,
    onSent: onCodeSent,
    onFailed: form.showFailure,
  })

  return (
    <form {...form.props}>
      {account.way === 'mobile' ? (
        <SmsCodeField {...form.field('code')} sms={sms} />
      ) : (
        <EmailCodeField {...form.field('code')} {...email} />
      )}
      {captchaAsked ? (
        <CaptchaField
          {...form.field('captcha')}
          captcha={captcha}
          onRefresh={() => {
            form.set('captcha', '')
            captcha.renew()
          }}
          maxLength={FORM_CAPTCHA_LENGTH.max}
        />
      ) : null}
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(formActions.next)}
      </SubmitButton>
      <Button variant="text" size="wide" className={styles.back} onClick={onBack}>
        {intl.formatMessage(messages.back)}
      </Button>
    </form>
  )
}

function proofOf({ username, way, mobileNum, email }: ResetAccount, verificationCode: string, captcha: string) {
  const proof = { username, verificationCode, captcha }
  return way === 'mobile' ? { ...proof, mobileNum, countryDialingCode: dialingCode } : { ...proof, email }
}

const messages = defineMessages({
  back: {
    id: 'access.reset.back',
    defaultMessage: 'Change these details',
    description: 'Button that leads back to username, mobile number and e-mail address, where they can be corrected',
  },
})
