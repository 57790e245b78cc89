import { useState } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { useListWalletTransfersInfinite } from '#src/api/generated/records-lists.ts'
import type { TransferDirection, WalletTransfer } from '#src/api/generated/types.ts'
import type { DayRange } from '#src/core/records/days/days.ts'
import { RecordList } from '#src/core/records/RecordList.tsx'
import { recordMessages as messages } from '#src/core/records/record-messages.ts'
import { RecordSheet } from '#src/core/records/RecordSheet.tsx'
import { accountMessages } from './account-messages.ts'
import { OrderRow } from './OrderRow.tsx'
import type { Filter } from './use-filter.ts'
import { useOrderFacts } from './use-order-facts.tsx'

interface TransfersProps {
  range: DayRange
  filter: Filter<TransferDirection>
}

/** The movements between the member's wallets of some days, both ways or one (WALLET-10, GATEWAY-55). */
export function Transfers({ range, filter }: TransfersProps) {
  const intl = useIntl()
  const { common } = useOrderFacts()
  const [open, setOpen] = useState<WalletTransfer>()
  const query = useListWalletTransfersInfinite({
    query: { from: range.from, to: range.to, direction: filter.chosen?.value },
  })
  const titleOf = (row: WalletTransfer) => intl.formatMessage(route, { from: row.from, to: row.to })
  return (
    <>
      <RecordList query={query} none={intl.formatMessage(accountMessages.none)} filter={filter}>
        {(row) => <OrderRow key={row.transferNo} {...row} title={titleOf(row)} onPress={() => setOpen(row)} />}
      </RecordList>
      <RecordSheet
        title={open ? titleOf(open) : ''}
        facts={
          open && [
            ...common({ ...open, number: open.transferNo }),
            [intl.formatMessage(messages.from), open.from],
            [intl.formatMessage(messages.to), open.to],
          ]
        }
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}

const route = defineMessage<{ from: string; to: string }>({
  id: 'records.account.route',
  defaultMessage: '{from} to {to}',
  description: 'A movement of money between two wallets, by their names',
})
