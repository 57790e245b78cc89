import { defineMessage, useIntl } from 'react-intl'
import { useListWalletTransfersInfinite } from '#src/api/generated/records-lists.ts'
import type { TransferDirection } from '#src/api/generated/types.ts'
import type { DayRange } from '#src/core/records/days/days.ts'
import { recordMessages as messages } from '#src/core/records/record-messages.ts'
import { isolateName } from '#src/lib/isolate.ts'
import { OrderList } from './OrderList.tsx'
import type { Filter } from './use-filter.ts'

interface TransfersProps {
  range: DayRange
  filter: Filter<TransferDirection>
}

/** The movements between the member's wallets of some days, both ways or one (WALLET-10, GATEWAY-55). */
export function Transfers({ range, filter }: TransfersProps) {
  const intl = useIntl()
  const query = useListWalletTransfersInfinite({
    query: { from: range.from, to: range.to, direction: filter.chosen?.value },
  })
  return (
    <OrderList
      query={query}
      filter={filter}
      numberOf={(row) => row.transferNo}
      titleOf={(row) => intl.formatMessage(route, { from: isolateName(row.from), to: isolateName(row.to) })}
      factsOf={(row) => [
        { name: intl.formatMessage(messages.from), value: <bdi>{row.from}</bdi> },
        { name: intl.formatMessage(messages.to), value: <bdi>{row.to}</bdi> },
      ]}
    />
  )
}

const route = defineMessage<{ from: string; to: string }>({
  id: 'records.account.route',
  defaultMessage: '{from} to {to}',
  description: 'A movement of money between two wallets, by their names',
})
