import { useIntl } from 'react-intl'
import type { MoneyOrderStatus } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import styles from '#src/core/records/RecordList.module.css'
import { orderStatusNames } from '#src/core/records/record-messages.ts'
import { orderTones } from '#src/core/money/orders/order-tones.ts'

interface OrderRowProps {
  title: string
  createdAt: string
  amount: string
  status: MoneyOrderStatus
  onPress: () => void
}

/** A deposit, withdrawal or transfer in a list: what, when, how much, and how far it is. */
export function OrderRow({ title, createdAt, amount, status, onPress }: OrderRowProps) {
  const intl = useIntl()
  return (
    <Row
      title={title}
      detail={<Moment at={createdAt} />}
      end={
        <span className={styles.end}>
          <Money amount={amount} />
          <StatusTag tone={orderTones[status]}>{intl.formatMessage(orderStatusNames[status])}</StatusTag>
        </span>
      }
      onPress={onPress}
    />
  )
}
