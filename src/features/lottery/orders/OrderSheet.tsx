import { useState } from 'react'
import { useIntl } from 'react-intl'
import { getLotteryOrderQuery, useCancelLotterySuborders, useGetLotteryOrder } from '#src/api/generated/lottery.ts'
import { listLotteryOrdersQuery } from '#src/api/generated/lottery-lists.ts'
import type { LotteryOrder, LotterySuborder } from '#src/api/generated/types.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConfirmDialog } from '#src/ui/layers/ConfirmDialog.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { lotteryMessages } from '../lottery-messages.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { orderMessages as messages } from './order-messages.ts'
import styles from './Orders.module.css'
import { useMoneyMoved } from '#src/core/money/money-moved.ts'

/**
 * One order with its bets, each of which can be taken back before the draw, after a question (GATEWAY-80, GATEWAY-81).
 */
export function OrderSheet({ order, onClose }: { order: LotteryOrder | undefined; onClose: () => void }) {
  const intl = useIntl()
  return (
    <Sheet
      open={order !== undefined}
      onClose={onClose}
      title={order?.displayName ?? intl.formatMessage(lotteryMessages.orders)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {order ? <OrderDetail listed={order} /> : null}
    </Sheet>
  )
}

function OrderDetail({ listed }: { listed: LotteryOrder }) {
  const language = useLanguage()
  const { orderId } = listed
  const { data, error, refetch } = useGetLotteryOrder({ query: { orderId, language } }, { staleTime: 0 })
  return (
    <>
      <OrderFacts order={data?.order ?? listed} />
      {data ? (
        <ul className={styles.bets}>
          {data.suborders.map((bet) => (
            <Bet key={bet.suborderId} orderId={orderId} bet={bet} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton shape="card" count={2} />
      )}
    </>
  )
}

/** Each has its own question: the answer for one may come while another is asked about. */
function Bet({ orderId, bet }: { orderId: string; bet: LotterySuborder }) {
  const intl = useIntl()
  const moneyMoved = useMoneyMoved()
  const [isAsked, setAsked] = useState(false)
  const cancel = useCancelLotterySuborders({
    onSettled: async () => {
      setAsked(false)
      // Whether it was too late or not: what stands now, the gateway knows.
      await moneyMoved(getLotteryOrderQuery, listLotteryOrdersQuery)
    },
  })
  return (
    <li className={styles.bet}>
      <span className={styles.play}>{bet.playName}</span>
      <OrderStatus status={bet.status} />
      <bdi className={styles.selection} dir="ltr">
        {bet.selection}
      </bdi>
      <Money amount={bet.status === 'WON' ? bet.winAmount : bet.betAmount} />
      {bet.cancellable ? (
        <Button
          aria-label={intl.formatMessage(messages.cancelOf, { play: bet.playName })}
          onClick={() => setAsked(true)}
        >
          {intl.formatMessage(messages.cancel)}
        </Button>
      ) : null}
      <AskToCancel
        isOpen={isAsked}
        isPending={cancel.isPending}
        onKeep={() => setAsked(false)}
        onCancel={() => cancel.mutate({ body: { orderId, suborderIds: [bet.suborderId] } })}
      />
    </li>
  )
}

function AskToCancel(props: { isOpen: boolean; isPending: boolean; onKeep: () => void; onCancel: () => void }) {
  const intl = useIntl()
  return (
    <ConfirmDialog
      open={props.isOpen}
      title={intl.formatMessage(messages.askTitle)}
      confirmLabel={intl.formatMessage(messages.cancel)}
      cancelLabel={intl.formatMessage(messages.keep)}
      pending={props.isPending}
      onConfirm={props.onCancel}
      onCancel={props.onKeep}
    >
      <p>{intl.formatMessage(messages.askText)}</p>
    </ConfirmDialog>
  )
}
