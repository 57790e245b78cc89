import { useState } from 'react'
import { useIntl } from 'react-intl'
import { getDepositOrderQuery } from '#src/api/generated/deposit.ts'
import type { DepositOrderDetails } from '#src/api/generated/types.ts'
import { OrderStepsCard } from '#src/core/money/orders/OrderStepsCard.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { countNextBalance } from '#src/core/wallet/count-next-balance.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import styles from './DepositOrder.module.css'
import { OrderHead } from './OrderHead.tsx'
import { orderPageMessages as messages } from './order-page-messages.ts'
import { stateOf } from './order-state.ts'
import { PayCrypto } from './PayCrypto.tsx'
import { PayLink } from './PayLink.tsx'
import { PayQr } from './PayQr.tsx'
import { PayTransfer } from './PayTransfer.tsx'
import { ProofForm } from './ProofForm.tsx'
import { useCancelDepositOrder } from './use-cancel-deposit.ts'
import { useRefreshWhenOver } from '#src/core/money/use-refresh-when-over.ts'
import { useTimeLeft } from '#src/core/money/use-time-left.ts'
import { useMoneyMoved } from '#src/core/money/money-moved.ts'

/** An order in full: where the money is, what to do now, and how it came there. */
export function OrderView({ details }: { details: DepositOrderDetails }) {
  const intl = useIntl()
  const { order, account, crypto, payment, proof, cancellable, steps } = details
  const secondsLeft = useTimeLeft(order.expiresAt)
  const state = stateOf(details, secondsLeft === 0)
  const isWaiting = state === 'waiting'
  const isOpen = isWaiting || state === 'checking'
  const [proofs, setProofs] = useState(0)
  const { cancel, pending } = useCancelDepositOrder(order.orderNo)
  const moneyMoved = useMoneyMoved('createManualDeposit')
  const onChange = () => {
    if (state === 'arrived') countNextBalance()
    void moneyMoved()
  }
  // Money may have come in the last second.
  useRefreshWhenOver(secondsLeft === 0 && details.status === 'PENDING', getDepositOrderQuery)
  return (
    <>
      <OrderHead details={details} state={state} secondsLeft={secondsLeft} onChange={onChange} />
      {isWaiting && account && !crypto ? <PayTransfer account={account} amount={order.amount} /> : null}
      {isWaiting && account && crypto ? <PayCrypto address={account.accountNumber} {...{ crypto, order }} /> : null}
      {isWaiting && payment?.kind === 'LINK' ? <PayLink payment={payment} amount={order.amount} /> : null}
      {isWaiting && payment?.kind === 'QR' ? <PayQr payment={payment} order={order} /> : null}
      {isOpen && proof.wanted ? (
        <ProofForm
          key={proofs}
          orderNo={order.orderNo}
          kind={proof.referenceKind}
          onSent={() => setProofs((count) => count + 1)}
        />
      ) : null}
      <OrderStepsCard steps={steps} />
      <div className={styles.ways}>
        {isOpen ? null : (
          <Button
            variant="primary"
            size="wide"
            render={(link) => <Link to={state === 'arrived' ? paths.home : paths.deposit} {...link} />}
          >
            {intl.formatMessage(state === 'arrived' ? messages.play : messages.again)}
          </Button>
        )}
        {state === 'arrived' ? null : <ServiceButton quiet />}
        {isOpen && cancellable ? (
          <Button variant="text" size="wide" pending={pending} onClick={() => void cancel()}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        ) : null}
      </div>
    </>
  )
}
