import { useIntl } from 'react-intl'
import type { LotteryOrderStatus } from '#src/api/generated/types.ts'
import { classNames } from '#src/ui/class-names.ts'
import { statusNames } from './order-messages.ts'
import styles from './Orders.module.css'

/** The state of an order or of one of its bets, in a word. */
export function OrderStatus({ status }: { status: LotteryOrderStatus }) {
  const intl = useIntl()
  return <span className={classNames(styles.status, styles[status])}>{intl.formatMessage(statusNames[status])}</span>
}
