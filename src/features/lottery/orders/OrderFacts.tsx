import { useIntl } from 'react-intl'
import type { LotteryOrder } from '#src/api/generated/types.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { isolate } from '#src/lib/isolate.ts'
import { lotteryMessages } from '../lottery-messages.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { orderMessages as messages } from './order-messages.ts'
import styles from './Orders.module.css'

/** What an order is: its draw, number, time, stake and win. */
export function OrderFacts({ order }: { order: LotteryOrder }) {
  const intl = useIntl()
  return (
    <>
      <p className={styles.draw}>{intl.formatMessage(lotteryMessages.drawOf, { numero: isolate(order.numero) })}</p>
      <FactList
        facts={[
          { name: intl.formatMessage(messages.number), value: <bdi>{order.orderId}</bdi> },
          { name: intl.formatMessage(messages.placed), value: <Moment at={order.orderedAt} /> },
          {
            name: intl.formatMessage(messages.stake),
            value: <Money amount={order.betAmount} />,
          },
          { name: intl.formatMessage(messages.win), value: <Money amount={order.winAmount} /> },
        ]}
      />
    </>
  )
}
