import { useState, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useListBetRecordsInfinite } from '#src/api/generated/records-lists.ts'
import type { BetRecord, GameType } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Row } from '#src/ui/controls/Row.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import { useNextPageOnScroll } from '#src/ui/loading/use-infinite-scroll.ts'
import type { DayRange } from './days/days.ts'
import { RecordList } from './RecordList.tsx'
import styles from './RecordList.module.css'
import { betStatusNames, recordMessages } from './record-messages.ts'
import { RecordSheet, type Fact } from './RecordSheet.tsx'
import { betMessages as messages } from './bet-messages.ts'
import { BetTotals } from './BetTotals.tsx'

interface BetsProps {
  type?: GameType | undefined
  /** Account name of somebody of the agent's team; else the bets are one's own. */
  member?: string | undefined
  range: DayRange
  /** The kind of game that is chosen, if any, and how to list all again. */
  filter?: ComponentProps<typeof RecordList>['filter']
}

/**
 * The bets of some days, with their sums; a tap shows one in full. The end of the list asks for more (GATEWAY-116), and
 * so does its button.
 */
export function Bets({ type, member, range, filter }: BetsProps) {
  const intl = useIntl()
  const language = useLanguage()
  const [open, setOpen] = useState<BetRecord>()
  const query = useListBetRecordsInfinite({
    query: { from: range.from, to: range.to, gameType: type, member, language },
  })
  useNextPageOnScroll(query)
  const first = query.data?.pages[0]
  const factsOf = (bet: BetRecord): Fact[] => [
    { name: intl.formatMessage(recordMessages.number), value: <bdi>{bet.betNo}</bdi> },
    { name: intl.formatMessage(recordMessages.time), value: <Moment at={bet.betAt} /> },
    {
      name: intl.formatMessage(recordMessages.finished),
      value: bet.settledAt === undefined ? undefined : <Moment at={bet.settledAt} />,
    },
    { name: intl.formatMessage(recordMessages.status), value: intl.formatMessage(betStatusNames[bet.status]) },
    { name: intl.formatMessage(messages.bet), value: <Money amount={bet.betAmount} /> },
    { name: intl.formatMessage(messages.valid), value: <Money amount={bet.validBet} /> },
    { name: intl.formatMessage(messages.winLoss), value: <Money amount={bet.winLoss} /> },
  ]
  return (
    <>
      {first && first.totalCount > 0 ? <BetTotals totals={first.totals} /> : null}
      <RecordList query={query} none={intl.formatMessage(messages.none)} filter={filter}>
        {(bet) => (
          <Row
            key={bet.betNo}
            title={<span dir="auto">{bet.gameName}</span>}
            detail={<Moment at={bet.betAt} />}
            end={
              <span className={styles.end}>
                {bet.status === 'SETTLED' ? (
                  <span className={classNames(!bet.winLoss.startsWith('-') && styles.in)}>
                    <Money amount={bet.winLoss} />
                  </span>
                ) : (
                  <StatusTag tone={bet.status === 'OPEN' ? 'waiting' : 'over'}>
                    {intl.formatMessage(betStatusNames[bet.status])}
                  </StatusTag>
                )}
                <span className={styles.small}>
                  {intl.formatMessage(messages.bet)} <Money amount={bet.betAmount} />
                </span>
              </span>
            }
            onPress={() => setOpen(bet)}
          />
        )}
      </RecordList>
      <RecordSheet title={open?.gameName ?? ''} facts={open && factsOf(open)} onClose={() => setOpen(undefined)} />
    </>
  )
}
