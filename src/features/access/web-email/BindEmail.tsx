import { defineMessage, defineMessages, useIntl, type MessageValue } from 'react-intl'
import { useGetMemberInfo } from '#src/api/generated/member.ts'
import { useGetSecurityConfig } from '#src/api/generated/security.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { AccessFrame } from '../AccessFrame.tsx'
import { BindEmailForm } from './BindEmailForm.tsx'
import styles from './WebEmail.module.css'

/** Sets the address that e-mails to the member go to (NAMED-14). */
export function BindEmail({ member }: { member: string }) {
  const intl = useIntl()
  const present = useGetMemberInfo().data?.email
  const { data: config, error, refetch } = useGetSecurityConfig()
  return (
    <AccessFrame title={intl.formatMessage(messages.title)} underHeader>
      <p className={styles.lead}>
        {present === undefined
          ? intl.formatMessage(messages.none)
          : intl.formatMessage(messages.present, { email: <bdi key="email">{present}</bdi> })}
      </p>
      {config ? (
        <BindEmailForm member={member} hasPaymentPassword={config.paymentPassword} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="card" count={2} />
        </div>
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
    defaultMessage: 'With an address you can set a forgotten password anew by e-mail.',
    description: 'Sentence on the page where a member sets the address for e-mails, while there is none',
  },
  present: defineMessage<{ email: MessageValue }>({
    id: 'access.webEmail.present',
    defaultMessage: 'In use now: {email}',
    description:
      'Line on the page where a member sets the address for e-mails; email is the present one, partly hidden',
  }),
})
