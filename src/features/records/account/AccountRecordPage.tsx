import { useIntl } from 'react-intl'
import { useListTxCodes } from '#src/api/generated/records.ts'
import { txCodeKeyShape } from '#src/api/generated/shapes.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { GameWallets } from '#src/core/money/game-wallets/GameWallets.tsx'
import { DayChoice } from '#src/core/records/days/DayChoice.tsx'
import { useAskedDays } from '#src/core/records/days/use-asked-days.ts'
import { orderStatusNames } from '#src/core/records/record-messages.ts'
import { useQueryValues } from '#src/core/routing/use-query-values.ts'
import { TAB } from '#src/core/routing/view-paths.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import styles from './Account.module.css'
import { accountMessages as messages, directionNames, tabNames } from './account-messages.ts'
import { Bookings } from './Bookings.tsx'
import { Deposits } from './Deposits.tsx'
import { EntryFilter } from './EntryFilter.tsx'
import { Transfers } from './Transfers.tsx'
import { useFilter } from './use-filter.ts'
import { Withdrawals } from './Withdrawals.tsx'

const KIND = 'kind'
const STATUS = 'status'
const DIRECTION = 'direction'
const tabs = ['all', 'deposit', 'withdraw', 'transfer'] as const
const statuses = ['PENDING', 'PROCESSING', 'COMPLETED', 'REJECTED', 'CANCELLED'] as const
const directions = ['OUT', 'IN'] as const

/**
 * `/m/member/accountRecord`: what moved the member's money, by kind, state and day (NAMED-27, RECORD-03, RECORD-04).
 */
export function AccountRecordPage() {
  const intl = useIntl()
  const language = useLanguage()
  const days = useAskedDays()
  const [query, changeQuery] = useQueryValues()
  const tab = tabs.find((one) => one === query.get(TAB)) ?? 'all'
  const named = useListTxCodes({ query: { language } }, { enabled: tab === 'all' }).data?.list
  // A kind is asked for before its name is there, and without one where the names do not come.
  const asked = txCodeKeyShape(query.get(KIND))
  const kinds = named ?? (asked === undefined ? [] : [{ code: asked, label: intl.formatMessage(messages.booking) }])
  const kind = useFilter(KIND, {
    title: intl.formatMessage(messages.kinds),
    all: intl.formatMessage(messages.allKinds),
    choices: kinds.map(({ code, label }) => ({ value: code, name: label })),
  })
  const status = useFilter(STATUS, {
    title: intl.formatMessage(messages.statuses),
    all: intl.formatMessage(messages.allStatuses),
    choices: statuses.map((one) => ({ value: one, name: intl.formatMessage(orderStatusNames[one]) })),
  })
  const direction = useFilter(DIRECTION, {
    title: intl.formatMessage(messages.directions),
    all: intl.formatMessage(messages.allDirections),
    choices: directions.map((one) => ({ value: one, name: intl.formatMessage(directionNames[one]) })),
  })
  const filter = { all: kind, deposit: status, withdraw: status, transfer: direction }[tab]
  const { range } = days
  const key = `${range.from} ${range.to}`
  const chooseTab = (next: string) =>
    changeQuery({ [TAB]: next, [KIND]: undefined, [STATUS]: undefined, [DIRECTION]: undefined })
  return (
    <>
      <div className={styles.tabs}>
        <ChipRow label={intl.formatMessage(messages.tabs)}>
          {tabs.map((one) => (
            <Chip key={one} selected={one === tab} onPress={() => chooseTab(one)}>
              {intl.formatMessage(tabNames[one])}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {tab === 'transfer' ? (
        <div className={styles.wallets}>
          <GameWallets />
        </div>
      ) : null}
      <DayChoice days={days} end={filter.choices.length > 0 ? <EntryFilter key={tab} {...filter} /> : null} />
      {tab === 'all' ? <Bookings key={key} range={range} filter={kind} /> : null}
      {tab === 'deposit' ? <Deposits key={key} range={range} filter={status} /> : null}
      {tab === 'withdraw' ? <Withdrawals key={key} range={range} filter={status} /> : null}
      {tab === 'transfer' ? <Transfers key={key} range={range} filter={direction} /> : null}
    </>
  )
}
