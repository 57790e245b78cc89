import { useIntl } from 'react-intl'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import type { DayRange } from '#src/core/records/days/days.ts'
import { everyDay } from '#src/core/records/figures/day-amounts.ts'
import { figureMessages } from '#src/core/records/figures/figure-messages.ts'
import { ProfitCard } from '#src/core/records/figures/ProfitCard.tsx'
import type { TeamFigures } from '#src/core/records/figures/use-team-figures.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Figures } from '#src/ui/display/Figures.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { centerMessages as messages } from './center-messages.ts'
import styles from './Center.module.css'

/** What the team brought in these days, in money and in people (GATEWAY-95). */
export function TeamOverview({ team, range }: { team: TeamFigures; range: DayRange }) {
  const intl = useIntl()
  if (!team.figures) return <LoadingCards count={4} error={team.error} onRetry={team.retry} />
  const { summary, breakdown } = team.figures
  const sums = [
    [figureMessages.deposits, summary.deposits],
    [figureMessages.withdrawals, summary.withdrawals],
    [figureMessages.bets, summary.validBets],
    [messages.wins, summary.wins],
    [figureMessages.bonuses, summary.bonuses],
    [figureMessages.rebates, summary.rebates],
    [messages.teamBalance, summary.teamBalance],
  ] as const
  const counts = [
    [messages.members, summary.members],
    [messages.agents, summary.agents],
    [messages.online, summary.online],
    [messages.newMembers, summary.newMembers],
    [messages.activeMembers, summary.activeMembers],
    [messages.firstDeposits, summary.firstDeposits],
  ] as const
  return (
    <>
      <ProfitCard
        title={intl.formatMessage(figureMessages.teamProfit)}
        amount={summary.profit}
        note={intl.formatMessage(figureMessages.teamProfitNote)}
        days={everyDay(
          range,
          breakdown.days.map(({ date, profit }) => ({ day: date, amount: profit })),
        )}
      />
      <section className={styles.section}>
        <SectionHead flush title={intl.formatMessage(messages.people)} />
        <Figures
          columns={3}
          figures={counts.map(([name, count]) => ({ name: intl.formatMessage(name), value: intl.formatNumber(count) }))}
        />
      </section>
      <section className={styles.section}>
        <SectionHead flush title={intl.formatMessage(messages.money)} />
        <Figures
          figures={sums.map(([name, amount]) => ({
            name: intl.formatMessage(name),
            value: <Money amount={amount} />,
          }))}
        />
      </section>
    </>
  )
}
