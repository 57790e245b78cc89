import CircleCheck from 'lucide-react/icons/circle-check'
import CreditCard from 'lucide-react/icons/credit-card'
import History from 'lucide-react/icons/history'
import KeyRound from 'lucide-react/icons/key-round'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Mail from 'lucide-react/icons/mail'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import Smartphone from 'lucide-react/icons/smartphone'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import type { LucideIcon } from 'lucide-react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useGetSecurityConfig } from '#src/api/generated/security.ts'
import type { SecurityConfig } from '#src/api/generated/types.ts'
import { fieldNames } from '#src/core/account/field-names.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { pageNames } from '#src/core/site/page-names.ts'
import { useKnownFeature } from '#src/core/site/site-status.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { securityMessages as messages } from './security-messages.ts'
import styles from './SecurityPage.module.css'

/** `/m/member/security`: what is set and what is not, with the way to set it (NAMED-26, SECURITY-01). */
export function SecurityPage() {
  const intl = useIntl()
  const { data, error, refetch } = useGetSecurityConfig()
  const canWithdraw = useKnownFeature('WITHDRAW') !== false
  if (!data) return <LoadingCards count={4} className={styles.page} error={error} onRetry={refetch} />
  return (
    <div className={styles.page}>
      <Card flush>
        <Rows>
          {settingsOf(data, canWithdraw).map(({ name, icon, isSet, to }) => (
            <Row
              key={name.id}
              picture={<Icon icon={icon} size={22} />}
              title={intl.formatMessage(name)}
              end={<SetMark isSet={isSet} />}
              render={({ className, children }) => (
                <Link to={to} className={className}>
                  {children}
                </Link>
              )}
            />
          ))}
        </Rows>
      </Card>
      <Card flush className={styles.events}>
        <Rows>
          <Row
            picture={<Icon icon={History} size={22} />}
            title={intl.formatMessage(pageNames.securityEvents)}
            detail={intl.formatMessage(messages.eventsDetail)}
            render={({ className, children }) => (
              <Link to={paths.securityEvents} className={className}>
                {children}
              </Link>
            )}
          />
        </Rows>
      </Card>
    </div>
  )
}

interface Setting {
  name: MessageDescriptor
  icon: LucideIcon
  isSet: boolean
  /** Where it is set. */
  to: string
}

/** Cards are for withdrawals alone (BOOT-24). */
function settingsOf(config: SecurityConfig, canWithdraw: boolean): Setting[] {
  const cards = { name: pageNames.cards, icon: CreditCard, isSet: config.bankCards > 0, to: paths.cards }
  return [
    { name: fieldNames.password, icon: KeyRound, isSet: true, to: paths.changePassword },
    { name: fieldNames.email, icon: Mail, isSet: config.email, to: paths.webEmail },
    { name: fieldNames.payeeName, icon: UserRoundCheck, isSet: config.payeeName, to: paths.profile },
    ...(canWithdraw ? [cards] : []),
    { name: pageNames.mobile, icon: Smartphone, isSet: config.mobileNum, to: paths.mobile },
    { name: pageNames.paymentPassword, icon: LockKeyhole, isSet: config.paymentPassword, to: paths.paymentPassword },
    {
      name: pageNames.questions,
      icon: MessageCircleQuestionMark,
      isSet: config.securityQuestions,
      to: paths.questions,
    },
  ]
}

function SetMark({ isSet }: { isSet: boolean }) {
  const intl = useIntl()
  if (!isSet) return <span className={styles.unset}>{intl.formatMessage(messages.unset)}</span>
  return (
    <span className={styles.set}>
      <Icon icon={CircleCheck} size={16} />
      {intl.formatMessage(messages.set)}
    </span>
  )
}
