import { useIntl } from 'react-intl'
import { useListWithdrawReportsInfinite } from '#src/api/generated/records-lists.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { recordMessages as messages } from '#src/core/records/record-messages.ts'
import { withdrawOrderPath } from '#src/core/routing/order-path.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { isolateName } from '#src/lib/isolate.ts'
import { OrderList } from './OrderList.tsx'
import { PaymentSums } from './PaymentSums.tsx'
import type { OrdersProps } from './use-filter.ts'

/** The withdrawals of some days, in every state or one (GATEWAY-93). */
export function Withdrawals({ range, filter }: OrdersProps) {
  const intl = useIntl()
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
        titleOf={(row) => isolateName(row.bankName)}
        factsOf={(row) => [
          { name: intl.formatMessage(messages.card), value: <bdi>{row.cardNo}</bdi> },
          { name: intl.formatMessage(moneyFacts.fee), value: <Money amount={row.fee} /> },
        ]}
        pathOf={(row) => withdrawOrderPath(row.orderNo)}
      />
    </>
  )
}
