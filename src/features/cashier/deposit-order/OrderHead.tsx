import { useIntl } from 'react-intl'
import type { DepositOrderDetails, MoneyOrderStatus } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { CopyLine } from '#src/core/money/orders/CopyLine.tsx'
import { orderMessages } from '#src/core/money/orders/order-messages.ts'
import { OrderState } from '#src/core/money/orders/OrderState.tsx'
import { CurrencyAmount } from '#src/core/wallet/CurrencyAmount.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { clockText } from '#src/lib/clock-text.ts'
import { formatAmount } from '#src/lib/money.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './DepositOrder.module.css'
import { orderPageMessages as messages, stateTexts, stateTitles } from './order-page-messages.ts'
import { reasonOf, type OrderState as State } from './order-state.ts'

/** One whose time is over has ended, whether or not the gateway has said so yet. */
const statusOf = {
  waiting: 'PENDING',
  checking: 'PROCESSING',
  arrived: 'COMPLETED',
  expired: 'CANCELLED',
  cancelled: 'CANCELLED',
  rejected: 'REJECTED',
} as const satisfies Record<State, MoneyOrderStatus>

interface OrderHeadProps {
  details: DepositOrderDetails
  state: State
  secondsLeft: number
  /** The order went on while it was looked at. */
  onChange: () => void
}

/** Where the money is, in a tag, a heading, an amount and a sentence. */
export function OrderHead({ details, state, secondsLeft, onChange }: OrderHeadProps) {
  const intl = useIntl()
  const { order, channelName, crypto, received, bonus, steps, proof } = details
  const differs = received !== undefined && formatAmount(received) !== formatAmount(order.amount)
  const isReversed = reasonOf(steps) === 'REVERSED'
  return (
    <Card lit>
      <OrderState status={statusOf[state]} onChange={onChange} />
      <h2 className={styles.title}>{intl.formatMessage(stateTitles[state])}</h2>
      <p className={classNames(styles.amount, state === 'arrived' && styles.won)}>
        <Money amount={received ?? order.amount} />
      </p>
      {crypto && received === undefined ? (
        <p className={styles.coins}>
          <CurrencyAmount symbol={crypto.currency} amount={crypto.amount} />
        </p>
      ) : null}
      {/* The sentence about it says that nothing is left to do. */}
      {state === 'checking' && proof.wanted ? null : (
        <p className={styles.text}>{intl.formatMessage(isReversed ? messages.reversed : stateTexts[state])}</p>
      )}
      {state === 'waiting' ? <Deadline secondsLeft={secondsLeft} at={order.expiresAt} /> : null}
      {differs ? <p className={styles.differs}>{intl.formatMessage(messages.differs)}</p> : null}
      <FactList
        facts={[
          ...(received === undefined
            ? []
            : [
                { name: intl.formatMessage(messages.ordered), value: <Money amount={order.amount} /> },
                {
                  name: intl.formatMessage(messages.received),
                  value: differs ? (
                    <mark className={styles.mark}>
                      <Money amount={received} />
                    </mark>
                  ) : (
                    <Money amount={received} />
                  ),
                },
              ]),
          ...(bonus === undefined
            ? []
            : [{ name: intl.formatMessage(moneyFacts.bonus), value: <Money amount={bonus} /> }]),
          { name: intl.formatMessage(messages.channel), value: <span dir="auto">{channelName}</span> },
        ]}
      />
      <CopyLine label={intl.formatMessage(orderMessages.number)} value={order.orderNo} />
    </Card>
  )
}

const DAY_S = 24 * 60 * 60

/** Counts down the last day; before it, nobody reckons in hours. */
function Deadline({ secondsLeft, at }: { secondsLeft: number; at: string }) {
  const intl = useIntl()
  if (secondsLeft > DAY_S)
    return (
      <p className={styles.countdown}>{intl.formatMessage(messages.payBy, { time: <Moment key="time" at={at} /> })}</p>
    )
  return (
    <p className={styles.countdown} role="timer">
      {intl.formatMessage(messages.timeLeft, {
        time: (
          <b key="time" className="num" dir="ltr">
            {clockText(secondsLeft)}
          </b>
        ),
      })}
    </p>
  )
}
