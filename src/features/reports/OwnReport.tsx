import { useIntl } from 'react-intl'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import type { DayRange } from '#src/core/records/days/days.ts'
import { figureMessages } from '#src/core/records/figures/figure-messages.ts'
import { SignedMoney } from '#src/core/records/figures/SignedMoney.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { signOf } from '#src/lib/sum-amounts.ts'
import { StateView } from '#src/ui/states/StateView.tsx'
import { reportMessages as messages } from './report-messages.ts'
import styles from './Reports.module.css'
import { EmptyReport, ReportView } from './ReportView.tsx'
import { useOwnReport } from './use-own-report.ts'

/** What the member won and lost in these days. */
export function OwnReport({ range }: { range: DayRange }) {
  const intl = useIntl()
  const { report, isTooLong, error, retry } = useOwnReport(range)
  if (isTooLong) {
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.tooMany)}
        text={intl.formatMessage(messages.tooManyText)}
      />
    )
  }
  if (!report) return <LoadingCards count={4} className={styles.page} error={error} onRetry={retry} />
  const { days, deposits, withdrawals } = report
  if (days.length === 0 && signOf(deposits) === 0 && signOf(withdrawals) === 0) return <EmptyReport />
  return (
    <ReportView
      range={range}
      profit={{
        title: intl.formatMessage(messages.ownProfit),
        amount: report.profit,
        note: intl.formatMessage(messages.ownProfitNote),
      }}
      figures={[
        { name: intl.formatMessage(figureMessages.bets), value: <Money amount={report.bets} /> },
        { name: intl.formatMessage(messages.games), value: <SignedMoney amount={report.games} /> },
        { name: intl.formatMessage(figureMessages.bonuses), value: <Money amount={report.bonuses} /> },
        { name: intl.formatMessage(figureMessages.rebates), value: <Money amount={report.rebates} /> },
        { name: intl.formatMessage(figureMessages.deposits), value: <Money amount={deposits} /> },
        { name: intl.formatMessage(figureMessages.withdrawals), value: <Money amount={withdrawals} /> },
      ]}
      days={days}
      types={report.types}
    />
  )
}
