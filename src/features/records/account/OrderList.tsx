import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { RowsQuery } from '#src/core/records/PagedRows.tsx'
import { RecordList } from '#src/core/records/RecordList.tsx'
import { RecordSheet, type Fact } from '#src/core/records/RecordSheet.tsx'
import { accountMessages } from './account-messages.ts'
import { OrderRow } from './OrderRow.tsx'
import { ShowOrder } from './ShowOrder.tsx'
import type { Filter } from './use-filter.ts'
import { useOrderFacts, type Order } from './use-order-facts.tsx'

interface OrderListProps<Row extends Order> {
  query: RowsQuery<Row>
  filter: Filter
  numberOf: (row: Row) => string
  /** With each name in it isolated. */
  titleOf: (row: Row) => string
  /** What an order of this kind says beyond what all say. */
  factsOf: (row: Row) => readonly Fact[]
  /** Of the page of an order, for kinds that have one. */
  pathOf?: (row: Row) => string
}

/** Deposits, withdrawals or transfers of some days; a pressed one opens in full. */
export function OrderList<Row extends Order>(props: OrderListProps<Row>) {
  const { query, filter, numberOf, titleOf, factsOf, pathOf } = props
  const intl = useIntl()
  const factsOfAll = useOrderFacts()
  const [open, setOpen] = useState<Row>()
  return (
    <>
      <RecordList query={query} none={intl.formatMessage(accountMessages.none)} filter={filter}>
        {(row) => <OrderRow key={numberOf(row)} {...row} title={titleOf(row)} onPress={() => setOpen(row)} />}
      </RecordList>
      <RecordSheet
        title={open ? titleOf(open) : ''}
        facts={open && [...factsOfAll(numberOf(open), open), ...factsOf(open)]}
        action={open && pathOf && <ShowOrder to={pathOf(open)} />}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}
