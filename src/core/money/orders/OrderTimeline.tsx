import { defineMessages, useIntl } from 'react-intl'
import type { OrderStep } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { orderStatusNames } from '#src/core/records/record-messages.ts'
import { orderReasons } from './order-messages.ts'
import styles from './OrderTimeline.module.css'

/** All states of an order so far with their times, and why it ended, in words (MONEY-62). */
export function OrderTimeline({ steps }: { steps: readonly OrderStep[] }) {
  const intl = useIntl()
  return (
    // The dots are drawn; Safari would drop the list from what it reads out without its role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" aria-label={intl.formatMessage(messages.title)} className={styles.steps}>
      {steps.map(({ status, at, reason }) => (
        <li key={`${status} ${at}`} className={styles.step}>
          <span className={styles.name}>{intl.formatMessage(orderStatusNames[status])}</span>
          <span className={styles.time}>
            <Moment at={at} />
          </span>
          {reason ? <span className={styles.reason}>{intl.formatMessage(orderReasons[reason])}</span> : null}
        </li>
      ))}
    </ol>
  )
}

const messages = defineMessages({
  title: {
    id: 'money.timeline.title',
    defaultMessage: 'What happened so far',
    description: 'Name of the list of states that an order went through, for screen readers',
  },
})
