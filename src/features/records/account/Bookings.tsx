import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useListMemberTransactionsInfinite, useListTxCodes } from '#src/api/generated/records.ts'
import type { MemberTransaction } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ChipRow } from '#src/ui/ChipRow.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Row } from '#src/ui/Row.tsx'
import type { DayRange } from '#src/core/records/days/days.ts'
import { RecordList } from '#src/core/records/RecordList.tsx'
import listStyles from '#src/core/records/RecordList.module.css'
import { recordMessages } from '#src/core/records/record-messages.ts'
import { RecordSheet, type Fact } from '#src/core/records/RecordSheet.tsx'
import styles from './Account.module.css'
import { accountMessages as messages } from './account-messages.ts'

const PAGE_SIZE = 25

/** All bookings of some days, filtered by their kind (GATEWAY-56, GATEWAY-57). */
export function Bookings({ range }: { range: DayRange }) {
  const intl = useIntl()
  const language = useLanguage()
  const { currencySymbol } = useBalance()
  const [txCode, setTxCode] = useState<string>()
  const [open, setOpen] = useState<MemberTransaction>()
  const kinds = useListTxCodes({ query: { language } }).data?.list ?? []
  const query = useListMemberTransactionsInfinite({
    query: { from: range.from, to: range.to, txCode, pageSize: PAGE_SIZE },
  })
  // A kind whose name did not come is told by no code, which nobody could read.
  const nameOf = (code: string) =>
    kinds.find((kind) => kind.code === code)?.label ?? intl.formatMessage(messages.booking)
  const money = (amount: string) => <Money symbol={currencySymbol} amount={amount} />
  const factsOf = (row: MemberTransaction): Fact[] => [
    [intl.formatMessage(recordMessages.number), <bdi key="number">{row.transactionNo}</bdi>],
    [intl.formatMessage(recordMessages.time), <Moment key="time" at={row.createdAt} />],
    [intl.formatMessage(recordMessages.amount), money(row.amount)],
    [intl.formatMessage(recordMessages.balance), money(row.balance)],
    [intl.formatMessage(recordMessages.remark), row.remark],
  ]
  return (
    <>
      {kinds.length > 0 ? (
        <div className={styles.kinds}>
          <ChipRow label={intl.formatMessage(messages.kinds)}>
            <Chip selected={txCode === undefined} onPress={() => setTxCode(undefined)}>
              {intl.formatMessage(recordMessages.all)}
            </Chip>
            {kinds.map(({ code, label }) => (
              <Chip key={code} selected={code === txCode} onPress={() => setTxCode(code)}>
                {label}
              </Chip>
            ))}
          </ChipRow>
        </div>
      ) : null}
      <RecordList query={query} none={intl.formatMessage(messages.none)}>
        {(row) => (
          <Row
            key={row.transactionNo}
            title={nameOf(row.txCode)}
            detail={<Moment at={row.createdAt} />}
            end={
              <span className={listStyles.end}>
                <span className={classNames(!row.amount.startsWith('-') && listStyles.in)}>{money(row.amount)}</span>
                <span className={listStyles.small}>{money(row.balance)}</span>
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
