import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useListLotteryOrdersInfinite } from '#src/api/generated/lottery-lists.ts'
import type { LotteryOrder, LotteryOrderStatus } from '#src/api/generated/types.ts'
import { LogInFirst } from '#src/core/account/LogInFirst.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useQueryValues } from '#src/core/routing/use-query-values.ts'
import { DayChoice } from '#src/core/records/days/DayChoice.tsx'
import type { DayRange } from '#src/core/records/days/days.ts'
import { useAskedDays } from '#src/core/records/days/use-asked-days.ts'
import { RecordList } from '#src/core/records/RecordList.tsx'
import { useSession } from '#src/core/session/session.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { recordMessages } from '#src/core/records/record-messages.ts'
import { OrderSheet } from './OrderSheet.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { orderMessages as messages, statusNames } from './order-messages.ts'
import styles from './Orders.module.css'

const STATUS = 'status'
const statuses = [undefined, 'WAITING', 'WON', 'LOST', 'CANCELLED'] as const

/** The member's lottery bets of some days, the latest first (LOTT-05, GAP-151). */
export function OrdersTab() {
  const intl = useIntl()
  const session = useSession()
  const days = useAskedDays()
  const [query, changeQuery] = useQueryValues()
  const status = statuses.find((one) => one === query.get(STATUS))
  const choose = (next: LotteryOrderStatus | undefined) => changeQuery({ [STATUS]: next })
  if (!session) return <LogInFirst title={intl.formatMessage(messages.visitorTitle)} />
  return (
    <>
      <ChipRow label={intl.formatMessage(recordMessages.status)}>
        {statuses.map((one) => (
          <Chip key={one ?? 'all'} selected={one === status} onPress={() => choose(one)}>
            {intl.formatMessage(one ? statusNames[one] : messages.all)}
          </Chip>
        ))}
      </ChipRow>
      <DayChoice days={days} />
      {/* Nothing that was open stays for somebody whom another tab signed in. */}
      <Orders
        key={`${session.userName} ${status} ${days.range.from} ${days.range.to}`}
        status={status}
        onStatus={choose}
        range={days.range}
      />
    </>
  )
}

interface OrdersProps {
  status: LotteryOrderStatus | undefined
  onStatus: (status: LotteryOrderStatus | undefined) => void
  range: DayRange
}

function Orders({ status, onStatus, range: { from, to } }: OrdersProps) {
  const intl = useIntl()
  const language = useLanguage()
  const [open, setOpen] = useState<LotteryOrder>()
  const query = useListLotteryOrdersInfinite({ query: { from, to, status, language } })
  return (
    <>
      <RecordList
        query={query}
        none={intl.formatMessage(messages.none)}
        filter={{ chosen: status && { name: intl.formatMessage(statusNames[status]) }, choose: onStatus }}
      >
        {(order) => (
          <Row
            key={order.orderId}
            title={<span dir="auto">{order.displayName}</span>}
            detail={<Moment at={order.orderedAt} />}
            end={
              <span className={styles.end}>
                <Money amount={order.status === 'WON' ? order.winAmount : order.betAmount} />
                <OrderStatus status={order.status} />
              </span>
            }
            onPress={() => setOpen(order)}
          />
        )}
      </RecordList>
      <OrderSheet order={open} onClose={() => setOpen(undefined)} />
    </>
  )
}
