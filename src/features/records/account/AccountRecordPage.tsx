import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Segmented } from '#src/ui/Segmented.tsx'
import { DayChoice } from '../days/DayChoice.tsx'
import { useAskedDays } from '../days/use-asked-days.ts'
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
  const panelId = useId()
  const days = useAskedDays()
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((one) => one === query.get(TAB)) ?? 'all'
  const List = lists[tab]
  return (
    <>
      <div className={styles.tabs}>
        <Segmented
          label={intl.formatMessage(messages.tabs)}
          segments={tabs.map((id) => ({ id, label: intl.formatMessage(tabNames[id]), panelId }))}
          selected={tab}
          onSelect={(id) => {
            setQuery(
              (before) => {
                const next = new URLSearchParams(before)
                next.set(TAB, id)
                return next
              },
              { replace: true },
            )
          }}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={intl.formatMessage(tabNames[tab])}>
        <DayChoice days={days} />
        <List key={`${days.range.from} ${days.range.to}`} range={days.range} />
      </div>
    </>
  )
}
