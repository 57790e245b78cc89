import { useIntl } from 'react-intl'
import type { OrderSteps } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { orderStatusNames } from '#src/core/records/record-messages.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { orderReasons } from './order-messages.ts'
import styles from './OrderTimeline.module.css'

interface OrderTimelineProps {
  /** The first one first, as the gateway sends them. */
  steps: OrderSteps
  /** Id of the heading above. */
  labelledBy: string
}

/** All that an order has been through, each step with its time and, where it ended badly, the reason (MONEY-62). */
export function OrderTimeline({ steps, labelledBy }: OrderTimelineProps) {
  const intl = useIntl()
  return (
    // Without its role Safari would drop the list, whose marks are drawn, from what it reads out.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" aria-labelledby={labelledBy}>
      {steps.map(({ status, at, reason }, index) => {
        const isLast = index === steps.length - 1
        return (
          // A state is never left and reached again.
          <li
            key={status}
            className={classNames(
              styles.step,
              isLast && styles.last,
              status === 'REJECTED' && styles.refused,
              status === 'CANCELLED' && styles.cancelled,
            )}
            aria-current={isLast ? 'step' : undefined}
          >
            <span className={styles.name}>{intl.formatMessage(orderStatusNames[status])}</span>
            <span className={styles.time}>
              <Moment at={at} />
            </span>
            {reason === undefined ? null : (
              <span className={styles.reason}>{intl.formatMessage(orderReasons[reason])}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
