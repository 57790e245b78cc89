import { useIntl } from 'react-intl'
import type { WithdrawOrderDetails } from '#src/api/generated/types.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { CopyLine } from '#src/core/money/orders/CopyLine.tsx'
import { orderMessages } from '#src/core/money/orders/order-messages.ts'
import { OrderState } from '#src/core/money/orders/OrderState.tsx'
import { OrderStepsCard } from '#src/core/money/orders/OrderStepsCard.tsx'
import { isNothing } from '#src/core/money/withdraw-fee.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { withdrawOrderMessages as messages, stateTexts, stateTitles } from './order-messages.ts'
import { useCancelWithdrawalOrder } from './use-cancel-withdrawal.ts'
import styles from './WithdrawOrder.module.css'
import { useMoneyMoved } from '#src/core/money/money-moved.ts'

/** An order in full: where the money is, what it cost, and how it came there (MONEY-62, MONEY-63). */
export function WithdrawOrderView({ details }: { details: WithdrawOrderDetails }) {
  const intl = useIntl()
  const moneyMoved = useMoneyMoved('withdraw')
  const { order, status, steps, cancellable = false } = details
  const { cancel, pending } = useCancelWithdrawalOrder(order.orderNo)
  const { card } = order
  // What came back came back whole, its fee with it.
  const isBack = status === 'REJECTED' || status === 'CANCELLED'
  // The record, what can be withdrawn, and the balance when money comes back.
  const onChange = () => void moneyMoved()
  return (
    <>
      <Card lit>
        <OrderState status={status} onChange={onChange} />
        <h2 className={styles.title}>{intl.formatMessage(stateTitles[status])}</h2>
        <p className={styles.amount}>
          <Money amount={isBack ? order.amount : order.payout} />
        </p>
        <p className={styles.text}>
          {intl.formatMessage(stateTexts[status], { amount: <Money key="amount" amount={order.amount} /> })}
        </p>
        <FactList
          facts={[
            { name: intl.formatMessage(messages.amount), value: <Money amount={order.amount} /> },
            {
              name: intl.formatMessage(moneyFacts.fee),
              value: isNothing(order.fee) ? intl.formatMessage(moneyFacts.noFee) : <Money amount={order.fee} />,
            },
            {
              name: intl.formatMessage(messages.to),
              value: (
                <>
                  <bdi>{card.bank.bankName}</bdi> <bdi dir="ltr">{card.maskedNumber}</bdi>
                </>
              ),
            },
          ]}
        />
        <CopyLine label={intl.formatMessage(orderMessages.number)} value={order.orderNo} />
      </Card>
      <OrderStepsCard steps={steps} />
      <div className={styles.part}>
        <ServiceButton quiet />
        {cancellable ? (
          <Button variant="text" size="wide" pending={pending} onClick={() => void cancel()}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        ) : null}
      </div>
    </>
  )
}
