import { useIntl } from 'react-intl'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { normalizeGameType } from '#src/core/games/category/category.ts'
import type { DayRange } from '#src/core/records/days/days.ts'
import { figureMessages } from '#src/core/records/figures/figure-messages.ts'
import { useTeamFigures } from '#src/core/records/figures/use-team-figures.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { linesBy } from './lines.ts'
import { reportMessages as messages } from './report-messages.ts'
import styles from './Reports.module.css'
import { EmptyReport, ReportView } from './ReportView.tsx'

/** What the whole team of an agent won and lost in these days (GATEWAY-95, GATEWAY-96). */
export function TeamReport({ range }: { range: DayRange }) {
  const intl = useIntl()
  const { figures, error, retry } = useTeamFigures(range)
  if (!figures) return <LoadingCards count={4} className={styles.page} error={error} onRetry={retry} />
  const { summary, breakdown } = figures
  if (breakdown.days.length === 0) return <EmptyReport />
  return (
    <ReportView
      range={range}
      profit={{
        title: intl.formatMessage(figureMessages.teamProfit),
        amount: summary.profit,
        note: intl.formatMessage(figureMessages.teamProfitNote),
      }}
      figures={[
        { name: intl.formatMessage(figureMessages.bets), value: <Money amount={summary.validBets} /> },
        { name: intl.formatMessage(messages.activeMembers), value: intl.formatNumber(summary.activeMembers) },
        { name: intl.formatMessage(figureMessages.bonuses), value: <Money amount={summary.bonuses} /> },
        { name: intl.formatMessage(figureMessages.rebates), value: <Money amount={summary.rebates} /> },
        { name: intl.formatMessage(figureMessages.deposits), value: <Money amount={summary.deposits} /> },
        { name: intl.formatMessage(figureMessages.withdrawals), value: <Money amount={summary.withdrawals} /> },
      ]}
      days={breakdown.days.map(({ date, validBets, profit }) => ({ key: date, bets: validBets, profit }))}
      types={linesBy(
        // Several spellings are one kind of game (GAP-45).
        breakdown.gameTypes.map(({ validBets, ...one }) => ({ ...one, bets: validBets })),
        ({ gameType }) => normalizeGameType(gameType),
      )}
    />
  )
}
