import { useIntl } from 'react-intl'
import type { DepositOrderDetails } from '#src/api/generated/types.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { formatAmount } from '#src/lib/money.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { StatusTag, type StatusTone } from '#src/ui/display/StatusTag.tsx'
import { orderStatusNames } from '#src/core/records/record-messages.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './DepositOrder.module.css'
import { orderPageMessages as messages, stateTexts, stateTitles } from './order-page-messages.ts'
import { reasonOf, type OrderState } from './order-state.ts'

const tones = {
  waiting: 'waiting',
  checking: 'waiting',
  arrived: 'running',
  expired: 'over',
  cancelled: 'over',
  rejected: 'refused',
} as const satisfies Record<OrderState, StatusTone>

interface OrderHeadProps {
  details: DepositOrderDetails
  state: OrderState
  secondsLeft: number
}

/** Where the money is, in a heading, an amount and a sentence; the sentence is said aloud when it changes (MONEY-63). */
export function OrderHead({ details, state, secondsLeft }: OrderHeadProps) {
  const intl = useIntl()
  const { currencySymbol } = useBalance()
  const { order, channelName, received, bonus, steps } = details
  const money = (amount: string) => <Money symbol={currencySymbol} amount={amount} />
  const differs = received !== undefined && formatAmount(received) !== formatAmount(order.amount)
  const isReversed = reasonOf(steps) === 'REVERSED'
  return (
    <Card lit>
      <div role="status">
        <StatusTag tone={tones[state]}>{intl.formatMessage(orderStatusNames[nameOf(state)])}</StatusTag>
        <h2 className={styles.title}>{intl.formatMessage(stateTitles[state])}</h2>
        <p className={classNames(styles.amount, state === 'arrived' && styles.won)}>
          {money(received ?? order.amount)}
        </p>
        <p className={styles.text}>{intl.formatMessage(isReversed ? messages.reversed : stateTexts[state])}</p>
      </div>
      {state === 'waiting' ? (
        <p className={styles.countdown} role="timer">
          {intl.formatMessage(messages.timeLeft, {
            time: (
              <b key="time" className="num" dir="ltr">
                {clock(secondsLeft)}
              </b>
            ),
          })}
        </p>
      ) : null}
      {differs ? <p className={styles.differs}>{intl.formatMessage(messages.differs)}</p> : null}
      <FactList
        facts={[
          ...(received === undefined
            ? []
            : [
                { name: intl.formatMessage(messages.ordered), value: money(order.amount) },
                {
                  name: intl.formatMessage(messages.received),
                  value: differs ? <mark className={styles.mark}>{money(received)}</mark> : money(received),
                },
              ]),
          ...(bonus === undefined ? [] : [{ name: intl.formatMessage(messages.bonus), value: money(bonus) }]),
          { name: intl.formatMessage(messages.channel), value: <span dir="auto">{channelName}</span> },
          { name: intl.formatMessage(messages.number), value: <bdi>{order.orderNo}</bdi> },
        ]}
      />
    </Card>
  )
}

const nameOf = (state: OrderState): keyof typeof orderStatusNames =>
  (
    {
      waiting: 'PENDING',
      checking: 'PROCESSING',
      arrived: 'COMPLETED',
      expired: 'CANCELLED',
      cancelled: 'CANCELLED',
      rejected: 'REJECTED',
    } as const
  )[state]

const MINUTE_S = 60
const HOUR_S = 3_600

/** Hours where there are any, minutes and seconds. */
function clock(seconds: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  const hours = Math.floor(seconds / HOUR_S)
  const rest = `${two((seconds % HOUR_S) / MINUTE_S)}:${two(seconds % MINUTE_S)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
