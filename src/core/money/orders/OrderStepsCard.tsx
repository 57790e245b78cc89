import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { OrderSteps } from '#src/api/generated/types.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { orderMessages } from './order-messages.ts'
import styles from './OrderStepsCard.module.css'
import { OrderTimeline } from './OrderTimeline.tsx'

/** What an order has been through, under its heading: the last card of its page (MONEY-62). */
export function OrderStepsCard({ steps }: { steps: OrderSteps }) {
  const intl = useIntl()
  const titleId = useId()
  return (
    <Card className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {intl.formatMessage(orderMessages.steps)}
      </h2>
      <OrderTimeline steps={steps} labelledBy={titleId} />
    </Card>
  )
}
