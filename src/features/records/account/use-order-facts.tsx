import { useIntl } from 'react-intl'
import type { MoneyOrderStatus } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { orderStatusNames, recordMessages as messages } from '#src/core/records/record-messages.ts'
import type { Fact } from '#src/core/records/RecordSheet.tsx'

/** What is read of every order. */
export interface Order {
  createdAt: string
  finishedAt?: string | undefined
  status: MoneyOrderStatus
  amount: string
  remark?: string | undefined
}

/** What deposits, withdrawals and transfers have in common. */
export function useOrderFacts() {
  const intl = useIntl()
  return (number: string, order: Order): Fact[] => [
    { name: intl.formatMessage(messages.number), value: <bdi>{number}</bdi> },
    { name: intl.formatMessage(messages.time), value: <Moment at={order.createdAt} /> },
    { name: intl.formatMessage(messages.finished), value: order.finishedAt && <Moment at={order.finishedAt} /> },
    { name: intl.formatMessage(messages.status), value: intl.formatMessage(orderStatusNames[order.status]) },
    { name: intl.formatMessage(moneyFacts.amount), value: <Money amount={order.amount} /> },
    { name: intl.formatMessage(messages.remark), value: order.remark && <bdi>{order.remark}</bdi> },
  ]
}
