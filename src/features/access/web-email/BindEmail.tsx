import { useState } from 'react'
import { defineMessage, defineMessages, useIntl, type MessageValue } from 'react-intl'
import { useGetMemberInfo } from '#src/api/generated/first-screen.ts'
import { useGetSecurityConfig } from '#src/api/generated/security.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { AccessFrame } from '../AccessFrame.tsx'
import { BindEmailForm } from './BindEmailForm.tsx'
import type { ConfirmLink } from './read-link.ts'
import styles from './WebEmail.module.css'

interface BindEmailProps {
  /** Name of the account. */
  member: string
  /** What the link of an e-mail brought. */
  link?: ConfirmLink | undefined
}

/** Sets the address that e-mails to the member go to (NAMED-14). */
export function BindEmail({ member, link }: BindEmailProps) {
  const intl = useIntl()
  const [isSaved, setSaved] = useState(false)
  const present = useGetMemberInfo().data?.email
  const { data: config, error, refetch } = useGetSecurityConfig()
  return (
    <AccessFrame title={intl.formatMessage(messages.title)} underHeader>
      <p className={styles.lead}>
        {link && !isSaved
          ? intl.formatMessage(messages.confirm)
          : present === undefined
            ? intl.formatMessage(messages.none)
            : intl.formatMessage(messages.present, { email: <bdi key="email">{present}</bdi> })}
      </p>
      {config ? (
        <BindEmailForm
          member={member}
          hasPaymentPassword={config.paymentPassword}
          link={link}
          onSaved={() => setSaved(true)}
          holdHours={config.email ? config.withdrawHoldHours : undefined}
        />
      ) : (
        <LoadingCards count={2} error={error} onRetry={refetch} />
      )}
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
    defaultMessage: 'Add an address to reset a forgotten password by e-mail.',
    description: 'Sentence on the page where a member sets the address for e-mails, while there is none',
  },
  confirm: {
    id: 'access.webEmail.confirm',
    defaultMessage: 'The link filled in the address and the code. Save them if the address is yours.',
    description:
      'Sentence above the form for the address of a member, whose fields were filled in by the link of an e-mail',
  },
  present: defineMessage<{ email: MessageValue }>({
    id: 'access.webEmail.present',
    defaultMessage: 'Current address: {email}',
    description:
      'Line on the page where a member sets the address for e-mails; email is the current one, partly hidden',
  }),
})
