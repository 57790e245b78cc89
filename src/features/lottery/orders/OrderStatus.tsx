import { useIntl } from 'react-intl'
import type { LotteryOrderStatus } from '#src/api/generated/types.ts'
import { StatusTag, type StatusTone } from '#src/ui/display/StatusTag.tsx'
import { statusNames } from './order-messages.ts'

const tones = {
  WAITING: 'waiting',
  WON: 'paid',
  LOST: 'over',
  CANCELLED: 'over',
} as const satisfies Record<LotteryOrderStatus, StatusTone>

/** The state of an order or of one of its bets, in a word. */
export function OrderStatus({ status }: { status: LotteryOrderStatus }) {
  const intl = useIntl()
  return <StatusTag tone={tones[status]}>{intl.formatMessage(statusNames[status])}</StatusTag>
}
