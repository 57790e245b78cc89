import { useIntl } from 'react-intl'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { normalizeGameType } from '#src/core/games/category/category.ts'
import type { DayRange } from '#src/core/records/days/days.ts'
import { figureMessages } from '#src/core/records/figures/figure-messages.ts'
import { useTeamFigures } from '#src/core/records/figures/use-team-figures.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { reportMessages as messages } from './report-messages.ts'
import { ReportLoading } from './ReportLoading.tsx'
import { EmptyReport, ReportView } from './ReportView.tsx'

/** What the whole team of an agent won and lost in these days (GATEWAY-95, GATEWAY-96). */
export function TeamReport({ range }: { range: DayRange }) {
  const intl = useIntl()
  const { currencySymbol } = useBalance()
  const { figures, error, retry } = useTeamFigures(range)
  if (!figures) return error ? <LoadFailed error={error} onRetry={retry} /> : <ReportLoading />
  const { summary, breakdown } = figures
  if (breakdown.days.length === 0) return <EmptyReport />
  const money = (amount: string) => <Money symbol={currencySymbol} amount={amount} />
  return (
    <ReportView
      range={range}
      profit={{
        title: intl.formatMessage(figureMessages.teamProfit),
        amount: summary.profit,
        note: intl.formatMessage(figureMessages.teamProfitNote),
      }}
      figures={[
        { name: intl.formatMessage(figureMessages.bets), value: money(summary.validBets) },
        { name: intl.formatMessage(messages.activeMembers), value: intl.formatNumber(summary.activeMembers) },
        { name: intl.formatMessage(figureMessages.bonuses), value: money(summary.bonuses) },
        { name: intl.formatMessage(figureMessages.rebates), value: money(summary.rebates) },
        { name: intl.formatMessage(figureMessages.deposits), value: money(summary.deposits) },
        { name: intl.formatMessage(figureMessages.withdrawals), value: money(summary.withdrawals) },
      ]}
      days={breakdown.days.map(({ date, validBets, profit }) => ({ key: date, bets: validBets, profit }))}
      types={breakdown.gameTypes.map(({ gameType, validBets, profit }) => ({
        key: normalizeGameType(gameType),
        bets: validBets,
        profit,
      }))}
    />
  )
}
