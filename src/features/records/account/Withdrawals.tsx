import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useListWithdrawReportsInfinite } from '#src/api/generated/records-lists.ts'
import type { WithdrawReport } from '#src/api/generated/types.ts'
import { RecordList } from '#src/core/records/RecordList.tsx'
import { recordMessages as messages } from '#src/core/records/record-messages.ts'
import { RecordSheet } from '#src/core/records/RecordSheet.tsx'
import { withdrawOrderPath } from '#src/core/routing/order-path.ts'
import { accountMessages } from './account-messages.ts'
import { OrderRow } from './OrderRow.tsx'
import { PaymentSums } from './PaymentSums.tsx'
import { ShowOrder } from './ShowOrder.tsx'
import type { OrdersProps } from './use-filter.ts'
import { useOrderFacts } from './use-order-facts.tsx'

/** The withdrawals of some days, in every state or one (GATEWAY-93). */
export function Withdrawals({ range, filter }: OrdersProps) {
  const intl = useIntl()
  const { common, money } = useOrderFacts()
  const [open, setOpen] = useState<WithdrawReport>()
  const query = useListWithdrawReportsInfinite({
    query: { from: range.from, to: range.to, status: filter.chosen?.value },
  })
  const titleOf = (row: WithdrawReport) => row.bankName
  return (
    <>
      <PaymentSums totals={query.data?.pages[0]?.totals} />
      <RecordList query={query} none={intl.formatMessage(accountMessages.none)} filter={filter}>
        {(row) => <OrderRow key={row.orderNo} {...row} title={titleOf(row)} onPress={() => setOpen(row)} />}
      </RecordList>
      <RecordSheet
        title={open ? titleOf(open) : ''}
        facts={
          open && [
            ...common({ ...open, number: open.orderNo }),
            [intl.formatMessage(messages.card), <bdi key="card">{open.cardNo}</bdi>],
            [intl.formatMessage(messages.fee), money(open.fee)],
          ]
        }
        action={open && <ShowOrder to={withdrawOrderPath(open.orderNo)} />}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}
