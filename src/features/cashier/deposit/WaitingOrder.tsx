import Hourglass from 'lucide-react/icons/hourglass'
import { useIntl } from 'react-intl'
import { useListDepositReports } from '#src/api/generated/records-lists.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { depositOrderPath } from '#src/core/routing/order-path.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from '../Cashier.module.css'
import { depositMessages as messages } from './deposit-messages.ts'

/** The latest order that waits for its money, before another one is made (MONEY-38). */
export function WaitingOrder() {
  const intl = useIntl()
  const { data } = useListDepositReports({ query: { status: 'PENDING' } }, { staleTime: 0 })
  const order = data?.content[0]
  if (!order) return null
  return (
    <Card flush lit className={styles.waiting}>
      <Rows>
        <Row
          picture={<Icon icon={Hourglass} size={22} />}
          title={intl.formatMessage(messages.waiting)}
          detail={intl.formatMessage(messages.waitingOrder, {
            amount: <Money key="amount" amount={order.amount} />,
            method: (
              <span key="method" dir="auto">
                {order.method}
              </span>
            ),
            time: <Moment key="time" at={order.createdAt} />,
          })}
          render={({ className, children }) => (
            <Link to={depositOrderPath(order.orderNo)} className={className}>
              {children}
            </Link>
          )}
        />
      </Rows>
    </Card>
  )
}
