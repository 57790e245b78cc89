import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useListMemberTransactionsInfinite } from '#src/api/generated/records-lists.ts'
import type { MemberTransaction } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useHideBalance } from '#src/core/wallet/wallet.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Row } from '#src/ui/controls/Row.tsx'
import type { DayRange } from '#src/core/records/days/days.ts'
import { RecordList } from '#src/core/records/RecordList.tsx'
import listStyles from '#src/core/records/RecordList.module.css'
import { recordMessages } from '#src/core/records/record-messages.ts'
import { RecordSheet, type Fact } from '#src/core/records/RecordSheet.tsx'
import { accountMessages as messages } from './account-messages.ts'
import { PaymentSums } from './PaymentSums.tsx'
import type { Filter } from './use-filter.ts'

interface BookingsProps {
  range: DayRange
  /** Its choices are the kinds with their names, as far as they have come. */
  filter: Filter
}

/**
 * The bookings of some days, all or of one kind (GATEWAY-56). The balance after the last one is that of now, so it
 * hides with it (WALLET-06).
 */
export function Bookings({ range, filter }: BookingsProps) {
  const intl = useIntl()
  const [hidden] = useHideBalance()
  const [open, setOpen] = useState<MemberTransaction>()
  const query = useListMemberTransactionsInfinite({
    query: { from: range.from, to: range.to, txCode: filter.chosen?.value },
  })
  // A kind whose name did not come is told by no code, which nobody could read.
  const nameOf = (code: string) =>
    filter.choices.find(({ value }) => value === code)?.name ?? intl.formatMessage(messages.booking)
  const factsOf = (row: MemberTransaction): Fact[] => [
    { name: intl.formatMessage(recordMessages.number), value: <bdi>{row.transactionNo}</bdi> },
    { name: intl.formatMessage(recordMessages.time), value: <Moment at={row.createdAt} /> },
    { name: intl.formatMessage(moneyFacts.amount), value: <Money amount={row.amount} /> },
    { name: intl.formatMessage(recordMessages.balance), value: <Money amount={row.balance} hidden={hidden} /> },
    { name: intl.formatMessage(recordMessages.remark), value: row.remark && <bdi>{row.remark}</bdi> },
  ]
  return (
    <>
      <PaymentSums totals={query.data?.pages[0]?.totals} />
      <RecordList query={query} none={intl.formatMessage(messages.none)} filter={filter}>
        {(row) => (
          <Row
            key={row.transactionNo}
            title={nameOf(row.txCode)}
            detail={<Moment at={row.createdAt} />}
            end={
              <span className={listStyles.end}>
                <span className={classNames(!row.amount.startsWith('-') && listStyles.in)}>
                  <Money amount={row.amount} />
                </span>
                <span className={listStyles.small}>
                  <Money amount={row.balance} hidden={hidden} />
                </span>
              </span>
            }
            onPress={() => setOpen(row)}
          />
        )}
      </RecordList>
      <RecordSheet
        title={open ? nameOf(open.txCode) : ''}
        facts={open && factsOf(open)}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}
