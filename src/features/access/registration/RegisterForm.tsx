import { useId } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { FORM_CAPTCHA_LENGTH } from '#src/core/account/account-rules.ts'
import { fieldNames } from '#src/core/account/field-names.ts'
import { isolate } from '#src/lib/isolate.ts'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { CaptchaField } from '../CaptchaField.tsx'
import { MobileField } from '#src/core/account/verification/MobileField.tsx'
import { SmsCodeField } from '#src/core/account/verification/SmsCodeField.tsx'
import { AccountPasswordField } from '#src/core/forms/AccountPasswordField.tsx'
import { Consent } from './Consent.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { RuledField } from './RuledField.tsx'
import { useRegistrationForm, type RegistrationFormOptions } from './use-registration-form.ts'
import styles from './RegisterForm.module.css'

/** Opening an account by name or by mobile number (REG-04..19). */
export function RegisterForm(options: RegistrationFormOptions) {
  const intl = useIntl()
  const panelId = useId()
  const hintId = useId()
  const registration = useRegistrationForm(options)
  const { form, way, ways, rules, fieldOf } = registration

  return (
    // Errors are shown in the page's own words, so the browser keeps its bubbles.
    <form {...form.props}>
      {ways.length > 1 ? (
        <div className={styles.ways}>
          <Segmented
            label={intl.formatMessage(messages.ways)}
            segments={ways.map((id) => ({ id, label: intl.formatMessage(wayNames[id]), panelId }))}
            selected={way}
            onSelect={(id) => form.set('way', id)}
          />
        </div>
      ) : null}
      <div id={panelId} {...(ways.length > 1 && { role: 'tabpanel', 'aria-label': intl.formatMessage(wayNames[way]) })}>
        {way === 'username' ? (
          <RuledField field="username" required {...fieldOf('username')} />
        ) : (
          <>
            <MobileField required {...fieldOf('mobileNum')} />
            <SmsCodeField required {...form.field('verificationCode')} sms={registration.sms} />
          </>
        )}
        <AccountPasswordField
          {...form.field('password')}
          required
          label={intl.formatMessage(fieldNames.password)}
          hint={<PasswordStrength password={registration.password} />}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <AccountPasswordField
          {...form.field('confirmPassword')}
          required
          label={intl.formatMessage(messages.confirmPassword)}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        {Array.from(rules, ([field, { required }]) => {
          if (field === way || field === 'username') return null
          if (field === 'mobileNum') return <MobileField key={field} required={required} {...fieldOf(field)} />
          return <RuledField key={field} field={field} required={required} {...fieldOf(field)} />
        })}
        {options.link.code === undefined ? null : (
          <p className={styles.invited}>{intl.formatMessage(invited, { code: isolate(options.link.code) })}</p>
        )}
        <CaptchaField
          {...form.field('captcha')}
          required
          captcha={registration.captcha}
          onRefresh={registration.renewCaptcha}
          maxLength={FORM_CAPTCHA_LENGTH.max}
        />
      </div>
      <Consent terms={form.field('terms')} age={form.field('ageConfirmed')} />
      <SubmitButton
        form={form}
        disabled={!registration.confirmed}
        aria-describedby={registration.confirmed ? undefined : hintId}
      >
        {intl.formatMessage(messages.submit)}
      </SubmitButton>
      {registration.confirmed ? null : (
        <p id={hintId} className={styles.hint}>
          {intl.formatMessage(messages.confirmFirst)}
        </p>
      )}
    </form>
  )
}

const wayNames = { username: fieldNames.username, mobileNum: fieldNames.mobile }

const messages = defineMessages({
  ways: {
    id: 'access.register.ways',
    defaultMessage: 'How to register',
    description: 'Name, for screen readers, of the switch between username and mobile number',
  },
  confirmPassword: {
    id: 'access.register.confirmPassword',
    defaultMessage: 'Confirm password',
    description: 'Label of the field where the new password is typed a second time',
  },
  confirmFirst: {
    id: 'access.register.confirmFirst',
    defaultMessage: 'Confirm your age and accept the terms to continue.',
    description: 'Line under the register button while it is off because a box above it is not ticked',
  },
  submit: {
    id: 'access.register.submit',
    defaultMessage: 'Register',
    description: 'Button that sends the registration',
  },
})

const invited = defineMessage<{ code: string }>({
  id: 'access.register.invited',
  defaultMessage: 'Invited with code {code}',
  description: 'Line in the registration form in place of the field for the invitation code, when a link brought one',
})
