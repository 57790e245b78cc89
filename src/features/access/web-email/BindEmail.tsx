import { useInvalidate } from '#src/api/invalidate.ts'
import { defineMessage, defineMessages, useIntl, type MessageValue } from 'react-intl'
import { getMemberInfoQuery, useGetMemberInfo } from '#src/api/generated/member.ts'
import { updateMemberEmail } from '#src/api/generated/security.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { emailFault } from '#src/core/account/account-rules.ts'
import { tidyText } from '#src/lib/plain-text.ts'
import { AccessFrame } from '../AccessFrame.tsx'
import { EmailField } from '../EmailField.tsx'
import styles from './WebEmail.module.css'

/** Sets the address that e-mails to the member go to (NAMED-14). */
export function BindEmail() {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const present = useGetMemberInfo().data?.email
  const form = useGatewayForm({
    name: 'bindEmail',
    initial: { email: '' },
    secrets: [],
    tidy: ({ email }) => ({ email: tidyText(email) }),
    check: ({ email }) => {
      const fault = emailFault(email)
      return fault ? { email: { message: reactions[fault].text } } : {}
    },
    operations: ['updateMemberEmail'],
    places: {
      EMAIL_FORMAT: { field: 'email' },
      EMAIL_TOO_LONG: { field: 'email' },
      EMAIL_TAKEN: { field: 'email' },
    },
    send: (body) => updateMemberEmail({ body }),
    onSent: () => {
      showToast({ kind: 'success', text: messages.saved, durationMs: TOAST_MS.long })
      form.set('email', '')
      void invalidate(getMemberInfoQuery)
    },
  })
  return (
    <AccessFrame title={intl.formatMessage(messages.title)} underHeader>
      <p className={styles.lead}>
        {present === undefined
          ? intl.formatMessage(messages.none)
          : intl.formatMessage(messages.present, { email: <bdi key="email">{present}</bdi> })}
      </p>
      <form {...form.props}>
        <EmailField {...form.field('email')} label={intl.formatMessage(messages.label)} enterKeyHint="go" />
        <SubmitButton form={form} className={styles.submit}>
          {intl.formatMessage(messages.save)}
        </SubmitButton>
      </form>
    </AccessFrame>
  )
}

const messages = defineMessages({
  title: {
    id: 'access.webEmail.title',
    defaultMessage: 'Your e-mail address',
    description: 'Heading of the page where a member sets the address for e-mails',
  },
  none: {
    id: 'access.webEmail.none',
    defaultMessage: 'With an address you can set a forgotten password anew by e-mail.',
    description: 'Sentence on the page where a member sets the address for e-mails, while there is none',
  },
  present: defineMessage<{ email: MessageValue }>({
    id: 'access.webEmail.present',
    defaultMessage: 'In use now: {email}',
    description:
      'Line on the page where a member sets the address for e-mails; email is the present one, partly hidden',
  }),
  label: {
    id: 'access.webEmail.label',
    defaultMessage: 'New e-mail address',
    description: 'Label of the field on the page where a member sets the address for e-mails',
  },
  save: {
    id: 'access.webEmail.save',
    defaultMessage: 'Save',
    description: 'Button on the page where a member sets the address for e-mails',
  },
  saved: {
    id: 'access.webEmail.saved',
    defaultMessage: 'E-mail address saved',
    description: 'Toast after a member set the address for e-mails',
  },
})
