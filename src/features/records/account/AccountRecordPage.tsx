import { useIntl } from 'react-intl'
import { useListTxCodes } from '#src/api/generated/records.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { DayChoice } from '#src/core/records/days/DayChoice.tsx'
import { useAskedDays } from '#src/core/records/days/use-asked-days.ts'
import { useQueryValues } from '#src/core/routing/use-query-values.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import styles from './Account.module.css'
import { accountMessages as messages, tabNames } from './account-messages.ts'
import { Bookings } from './Bookings.tsx'
import { Deposits } from './Deposits.tsx'
import { KindFilter } from './KindFilter.tsx'
import { Transfers } from './Transfers.tsx'
import { Withdrawals } from './Withdrawals.tsx'

const TAB = 'tab'
const KIND = 'kind'
const tabs = ['all', 'deposit', 'withdraw', 'transfer'] as const
const orders = { deposit: Deposits, withdraw: Withdrawals, transfer: Transfers }

/** `/m/member/accountRecord`: what moved the member's money, by kind and day (NAMED-27, RECORD-03, RECORD-04). */
export function AccountRecordPage() {
  const intl = useIntl()
  const language = useLanguage()
  const days = useAskedDays()
  const [query, changeQuery] = useQueryValues()
  const tab = tabs.find((one) => one === query.get(TAB)) ?? 'all'
  const kinds = useListTxCodes({ query: { language } }, { enabled: tab === 'all' }).data?.list ?? []
  const kind = kinds.find(({ code }) => code === query.get(KIND))
  const { range } = days
  const Orders = tab === 'all' ? undefined : orders[tab]
  const key = `${range.from} ${range.to}`
  return (
    <>
      <div className={styles.tabs}>
        <ChipRow label={intl.formatMessage(messages.tabs)}>
          {tabs.map((one) => (
            <Chip key={one} selected={one === tab} onPress={() => changeQuery({ [TAB]: one, [KIND]: undefined })}>
              {intl.formatMessage(tabNames[one])}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <DayChoice
        days={days}
        end={
          tab === 'all' && kinds.length > 0 ? (
            <KindFilter kinds={kinds} chosen={kind} onChoose={(code) => changeQuery({ [KIND]: code })} />
          ) : null
        }
      />
      {Orders ? (
        <Orders key={key} range={range} />
      ) : (
        <Bookings key={key} range={range} kinds={kinds} txCode={kind?.code} />
      )}
    </>
  )
}
