import { useWatch } from 'react-hook-form'
import { defineMessages, useIntl } from 'react-intl'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useIsMounted } from '#src/core/forms/use-is-mounted.ts'
import { FORM_CAPTCHA_LENGTH } from '#src/core/account/account-rules.ts'
import { fieldNames } from '#src/core/account/field-names.ts'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { CaptchaField } from '../CaptchaField.tsx'
import { EmailField } from '../EmailField.tsx'
import { UsernameField } from '../UsernameField.tsx'
import { MobileField } from '#src/core/account/verification/MobileField.tsx'
import { formActions } from '#src/core/forms/form-actions.ts'
import { isEmailUnderWay, sendEmailCode, wentElsewhere } from './email-code.ts'
import { checkAccount, tidyAccount, type AccountValues, type ResetAccount, type ResetWay } from './reset-account.ts'
import type { ResetCaptcha } from './use-reset-captcha.ts'
import styles from './Steps.module.css'

interface AccountStepProps {
  ways: readonly ResetWay[]
  /** What was typed here before. */
  account: ResetAccount | undefined
  captcha: ResetCaptcha
  onNext: (account: ResetAccount) => void
}

/** Step 1: whose password it is, and which way a code can take to them (NAMED-20). */
export function AccountStep({ ways, account, captcha, onNext }: AccountStepProps) {
  const intl = useIntl()
  const isMounted = useIsMounted()
  const form = useGatewayForm({
    name: 'forget',
    initial: initialValues(account, ways, captcha.answer),
    secrets: ['captcha'],
    tidy: tidyAccount,
    check: checkAccount,
    operations: ['sendPasswordEmail'],
    places: { EMAIL_FORMAT: { field: 'email' }, EMAIL_TOO_LONG: { field: 'email' } },
    send: async (values) => {
      const isSent = account?.email === values.email && account.username === values.username && isEmailUnderWay(values)
      if (values.way === 'email' && !isSent) await sendEmailCode(values)
    },
    onSent: (_nothing, values) => leave(values),
    onCode: {
      // Somebody came back for a code that is on its way: the next step is where it is typed, and names the address.
      EMAIL_TOO_SOON: () => {
        const values = form.read()
        if (wentElsewhere(values)) return undefined
        leave(values)
        return 'leaves'
      },
    },
  })
  const leave = ({ captcha: answer, ...next }: AccountValues) => {
    if (!isMounted()) return
    captcha.keep(answer)
    onNext(next)
  }
  const way = useWatch({ control: form.control, name: 'way' })

  return (
    <form {...form.props}>
      <UsernameField {...form.field('username')} label={intl.formatMessage(fieldNames.username)} />
      {ways.length > 1 ? (
        <div className={styles.ways}>
          <p className={styles.label} aria-hidden="true">
            {intl.formatMessage(messages.way)}
          </p>
          <Segmented
            label={intl.formatMessage(messages.way)}
            segments={ways.map((id) => ({ id, label: intl.formatMessage(wayNames[id]), panelId: 'reset-way' }))}
            selected={way === 'email' ? 'email' : 'mobile'}
            onSelect={(id) => form.set('way', id)}
          />
        </div>
      ) : null}
      <div
        id="reset-way"
        className={styles.panel}
        {...(ways.length > 1 && {
          role: 'tabpanel',
          'aria-label': intl.formatMessage(wayNames[way === 'email' ? 'email' : 'mobile']),
        })}
      >
        {way === 'email' ? (
          <EmailField {...form.field('email')} label={intl.formatMessage(fieldNames.email)} enterKeyHint="next" />
        ) : (
          <MobileField {...form.field('mobileNum')} />
        )}
      </div>
      <CaptchaField
        {...form.field('captcha')}
        captcha={captcha}
        onRefresh={() => {
          form.set('captcha', '')
          captcha.renew()
        }}
        maxLength={FORM_CAPTCHA_LENGTH.max}
      />
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(formActions.next)}
      </SubmitButton>
    </form>
  )
}

const initialValues = (
  account: ResetAccount | undefined,
  [firstWay = 'email']: readonly ResetWay[],
  captcha: string,
): AccountValues => ({ username: '', way: firstWay, mobileNum: '', email: '', ...account, captcha })

const wayNames = defineMessages({
  mobile: {
    id: 'access.reset.byMobile',
    defaultMessage: 'SMS',
    description: 'Choice on the page for a forgotten password: the code comes as an SMS',
  },
  email: {
    id: 'access.reset.byEmail',
    defaultMessage: 'E-mail',
    description: 'Choice on the page for a forgotten password: the code comes as an e-mail',
  },
})

const messages = defineMessages({
  way: {
    id: 'access.reset.way',
    defaultMessage: 'How to get the code',
    description: 'Label of the choice between SMS and e-mail on the page for a forgotten password',
  },
})
