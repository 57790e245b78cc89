import { useIntl } from 'react-intl'
import { useListDepositReportsInfinite } from '#src/api/generated/records-lists.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { depositOrderPath } from '#src/core/routing/order-path.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { isolateName } from '#src/lib/isolate.ts'
import { OrderList } from './OrderList.tsx'
import { PaymentSums } from './PaymentSums.tsx'
import type { OrdersProps } from './use-filter.ts'

/** The deposits of some days, in every state or one (GATEWAY-90). */
export function Deposits({ range, filter }: OrdersProps) {
  const intl = useIntl()
  const query = useListDepositReportsInfinite({
    query: { from: range.from, to: range.to, status: filter.chosen?.value },
  })
  return (
    <>
      <PaymentSums totals={query.data?.pages[0]?.totals} />
      <OrderList
        query={query}
        filter={filter}
        numberOf={(row) => row.orderNo}
        titleOf={(row) => isolateName(row.method)}
        factsOf={(row) => [{ name: intl.formatMessage(moneyFacts.bonus), value: <Money amount={row.bonus} /> }]}
        pathOf={(row) => depositOrderPath(row.orderNo)}
      />
    </>
  )
}
