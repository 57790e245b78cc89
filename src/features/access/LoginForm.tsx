import { useId, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { CAPTCHA_MAX_LENGTH } from '#src/core/account/account-rules.ts'
import { fieldNames } from '#src/core/account/field-names.ts'
import { bySmsMessage } from '#src/core/account/verification/by-sms-message.ts'
import { useFeature } from '#src/core/site/site-status.ts'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import type { LoginMethod } from './login-payload.ts'
import { SmsLoginFields } from './SmsLoginFields.tsx'
import { SocialLogin } from './SocialLogin.tsx'
import { useLoginForm } from './use-login-form.ts'
import { UsernameLoginFields, UsernameLoginAids } from './UsernameLoginFields.tsx'
import styles from './LoginForm.module.css'

/**
 * Signing in by password or by SMS, and below it by a social account (LOGIN-01..17); the same on the page and in the
 * dialog.
 */
export function LoginForm() {
  const intl = useIntl()
  const panelId = useId()
  const hasSms = useFeature('MOBILEVERCODELOGIN3')
  const [chosen, setMethod] = useState<LoginMethod>('username')
  const method = hasSms ? chosen : 'username'
  const form = useLoginForm(method)
  return (
    <>
      {/* Errors are shown in the page's own words, so the browser keeps its bubbles. */}
      <form {...form.props}>
        {hasSms ? (
          <div className={styles.methods}>
            <Segmented
              label={intl.formatMessage(messages.methods)}
              segments={[
                { id: 'username', label: intl.formatMessage(fieldNames.username), panelId },
                { id: 'sms', label: intl.formatMessage(bySmsMessage), panelId },
              ]}
              selected={method}
              onSelect={setMethod}
            />
          </div>
        ) : null}
        <div
          id={panelId}
          {...(hasSms && {
            role: 'tabpanel',
            'aria-label': intl.formatMessage(method === 'sms' ? bySmsMessage : fieldNames.username),
          })}
        >
          {method === 'sms' ? <SmsLoginFields form={form} /> : <UsernameLoginFields form={form} />}
          {form.captchaAsked ? (
            <CaptchaField
              {...form.field('captcha')}
              captcha={form.captcha}
              onRefresh={form.renewCaptcha}
              inputMode="numeric"
              maxLength={CAPTCHA_MAX_LENGTH}
            />
          ) : null}
          {method === 'username' ? <UsernameLoginAids form={form} /> : null}
        </div>
        <SubmitButton form={form} className={styles.submit}>
          {intl.formatMessage(messages.submit)}
        </SubmitButton>
      </form>
      <SocialLogin />
    </>
  )
}

const messages = defineMessages({
  methods: {
    id: 'access.login.methods',
    defaultMessage: 'Login method',
    description: 'Label, for screen readers, of the two tabs over the login form: username, SMS code',
  },
  submit: { id: 'access.login.submit', defaultMessage: 'Log in', description: 'Button that sends the login form' },
})
