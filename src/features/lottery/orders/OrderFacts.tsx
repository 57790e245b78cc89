import { useIntl } from 'react-intl'
import type { LotteryOrder } from '#src/api/generated/types.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { isolate } from '#src/lib/isolate.ts'
import { lotteryMessages } from '../lottery-messages.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { orderMessages as messages } from './order-messages.ts'
import styles from './Orders.module.css'

/** What an order is: its draw, number, time, stake and win. */
export function OrderFacts({ order }: { order: LotteryOrder }) {
  const intl = useIntl()
  const { currencySymbol } = useBalance()
  return (
    <>
      <p className={styles.draw}>{intl.formatMessage(lotteryMessages.drawOf, { numero: isolate(order.numero) })}</p>
      <dl className={styles.facts}>
        <dt>{intl.formatMessage(messages.number)}</dt>
        <dd>
          <bdi>{order.orderId}</bdi>
        </dd>
        <dt>{intl.formatMessage(messages.placed)}</dt>
        <dd>
          <Moment at={order.orderedAt} />
        </dd>
        <dt>{intl.formatMessage(messages.stake)}</dt>
        <dd>
          <Money symbol={currencySymbol} amount={order.betAmount} />
        </dd>
        <dt>{intl.formatMessage(messages.win)}</dt>
        <dd>
          <Money symbol={currencySymbol} amount={order.winAmount} />
        </dd>
      </dl>
    </>
  )
}
