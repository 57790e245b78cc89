import { useIntl } from 'react-intl'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import type { DayRange } from '#src/core/records/days/days.ts'
import { useDayText } from '#src/core/records/days/use-day-text.ts'
import { everyDay } from '#src/core/records/figures/day-amounts.ts'
import { ProfitCard } from '#src/core/records/figures/ProfitCard.tsx'
import { Figures } from '#src/ui/display/Figures.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import type { Line } from './lines.ts'
import { reportMessages as messages } from './report-messages.ts'
import { ReportTable } from './ReportTable.tsx'
import styles from './Reports.module.css'

interface ReportViewProps {
  range: DayRange
  profit: { title: string; amount: string; note: string }
  figures: Parameters<typeof Figures>[0]['figures']
  /** The latest first. */
  days: readonly Line<string>[]
  types: readonly Line<VendorCategory>[]
}

/** The figures of some days: all together, by day, by kind of game (NAMED-28). */
export function ReportView({ range, profit, figures, days, types }: ReportViewProps) {
  const intl = useIntl()
  // The year stands above, with the chosen days.
  const dayText = useDayText({ withYear: false })
  return (
    <div className={styles.page}>
      <ProfitCard
        {...profit}
        days={everyDay(
          range,
          days.map(({ key, profit: amount }) => ({ day: key, amount })),
        )}
      />
      <div className={styles.figures}>
        <Figures figures={figures} />
      </div>
      <ReportTable
        title={intl.formatMessage(messages.byType)}
        head={intl.formatMessage(messages.type)}
        rows={types.map((line) => ({ ...line, name: intl.formatMessage(categoryNames[line.key]) }))}
        bars
        none={intl.formatMessage(messages.noBets)}
      />
      <ReportTable
        title={intl.formatMessage(messages.byDay)}
        head={intl.formatMessage(messages.day)}
        rows={days.map((line) => ({ ...line, name: dayText(line.key) }))}
        none={intl.formatMessage(messages.noBets)}
      />
    </div>
  )
}

/** In place of a report that has nothing to tell. */
export function EmptyReport() {
  const intl = useIntl()
  return (
    <StateView kind="empty" title={intl.formatMessage(messages.none)} text={intl.formatMessage(messages.noneText)} />
  )
}
