import { useIntl } from 'react-intl'
import { useListWithdrawReportsInfinite } from '#src/api/generated/records-lists.ts'
import { recordMessages as messages } from '#src/core/records/record-messages.ts'
import { withdrawOrderPath } from '#src/core/routing/order-path.ts'
import { OrderList } from './OrderList.tsx'
import { PaymentSums } from './PaymentSums.tsx'
import type { OrdersProps } from './use-filter.ts'
import { useOrderFacts } from './use-order-facts.tsx'

/** The withdrawals of some days, in every state or one (GATEWAY-93). */
export function Withdrawals({ range, filter }: OrdersProps) {
  const intl = useIntl()
  const { money } = useOrderFacts()
  const query = useListWithdrawReportsInfinite({
    query: { from: range.from, to: range.to, status: filter.chosen?.value },
  })
  return (
    <>
      <PaymentSums totals={query.data?.pages[0]?.totals} />
      <OrderList
        query={query}
        filter={filter}
        numberOf={(row) => row.orderNo}
        titleOf={(row) => row.bankName}
        factsOf={(row) => [
          [intl.formatMessage(messages.card), <bdi key="card">{row.cardNo}</bdi>],
          [intl.formatMessage(messages.fee), money(row.fee)],
        ]}
        pathOf={(row) => withdrawOrderPath(row.orderNo)}
      />
    </>
  )
}
