import { useIntl } from 'react-intl'
import { useQueryValues } from '#src/core/routing/use-query-values.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ChipRow } from '#src/ui/ChipRow.tsx'
import { DayChoice } from '#src/core/records/days/DayChoice.tsx'
import { useAskedDays } from '#src/core/records/days/use-asked-days.ts'
import styles from './Account.module.css'
import { accountMessages as messages, tabNames } from './account-messages.ts'
import { Bookings } from './Bookings.tsx'
import { Deposits } from './Deposits.tsx'
import { Transfers } from './Transfers.tsx'
import { Withdrawals } from './Withdrawals.tsx'

const TAB = 'tab'
const tabs = ['all', 'deposit', 'withdraw', 'transfer'] as const
const lists = { all: Bookings, deposit: Deposits, withdraw: Withdrawals, transfer: Transfers }

/** `/m/member/accountRecord`: what moved the member's money, by kind and day (NAMED-27, RECORD-03, RECORD-04). */
export function AccountRecordPage() {
  const intl = useIntl()
  const days = useAskedDays()
  const [query, changeQuery] = useQueryValues()
  const tab = tabs.find((one) => one === query.get(TAB)) ?? 'all'
  const List = lists[tab]
  return (
    <>
      <div className={styles.tabs}>
        <ChipRow label={intl.formatMessage(messages.tabs)}>
          {tabs.map((one) => (
            <Chip key={one} selected={one === tab} onPress={() => changeQuery({ [TAB]: one })}>
              {intl.formatMessage(tabNames[one])}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <DayChoice days={days} />
      <List key={`${days.range.from} ${days.range.to}`} range={days.range} />
    </>
  )
}
