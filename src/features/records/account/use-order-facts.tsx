import { useIntl } from 'react-intl'
import type { MoneyOrderStatus } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
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

/** What deposits, withdrawals and transfers have in common, and their amounts. */
export function useOrderFacts() {
  const intl = useIntl()
  const { currencySymbol } = useBalance()
  const money = (amount: string) => <Money symbol={currencySymbol} amount={amount} />
  const common = (number: string, order: Order): Fact[] => [
    [intl.formatMessage(messages.number), <bdi key="number">{number}</bdi>],
    [intl.formatMessage(messages.time), <Moment key="time" at={order.createdAt} />],
    [intl.formatMessage(messages.finished), order.finishedAt && <Moment key="finished" at={order.finishedAt} />],
    [intl.formatMessage(messages.status), intl.formatMessage(orderStatusNames[order.status])],
    [intl.formatMessage(messages.amount), money(order.amount)],
    [intl.formatMessage(messages.remark), order.remark],
  ]
  return { money, common }
}
