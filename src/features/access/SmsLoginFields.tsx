import type { useLoginForm } from './use-login-form.ts'
import { MobileField } from '#src/core/account/verification/MobileField.tsx'
import { SmsCodeField } from '#src/core/account/verification/SmsCodeField.tsx'

/** A mobile number and the code that was sent to it (LOGIN-14, LOGIN-16, LOGIN-18..24). */
export function SmsLoginFields({ form }: { form: ReturnType<typeof useLoginForm> }) {
  return (
    <>
      <MobileField {...form.field('mobileNum')} />
      <SmsCodeField {...form.field('code')} sms={form.sms} enterKeyHint={form.captchaAsked ? 'next' : 'go'} />
    </>
  )
}
