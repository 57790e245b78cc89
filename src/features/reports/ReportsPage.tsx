import { useId } from 'react'
import { useIntl } from 'react-intl'
import { DayChoice } from '#src/core/records/days/DayChoice.tsx'
import { figurePresets } from '#src/core/records/days/days.ts'
import { useAskedDays } from '#src/core/records/days/use-asked-days.ts'
import { useQueryValues } from '#src/core/routing/use-query-values.ts'
import { VIEW } from '#src/core/routing/view-paths.ts'
import { isAgent } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { OwnReport } from './OwnReport.tsx'
import { reportMessages as messages } from './report-messages.ts'
import styles from './Reports.module.css'
import { TeamReport } from './TeamReport.tsx'

/** `/m/member/reports`: profit and loss by day and kind of game; agents see their team's too (NAMED-28). */
export function ReportsPage() {
  const session = useSession()
  const days = useAskedDays(figurePresets)
  const [query, changeQuery] = useQueryValues()
  const panelId = useId()
  const intl = useIntl()
  const hasTeam = session !== undefined && isAgent(session.type)
  const view = hasTeam && query.get(VIEW) === 'team' ? 'team' : 'own'
  const choose = (next: 'own' | 'team') => changeQuery({ [VIEW]: next === 'team' ? next : undefined })
  const Report = view === 'team' ? TeamReport : OwnReport
  const report = (
    <>
      <DayChoice days={days} />
      <Report key={`${days.range.from} ${days.range.to}`} range={days.range} />
    </>
  )
  if (!hasTeam) return report
  return (
    <>
      <div className={styles.whose}>
        <Segmented
          label={intl.formatMessage(messages.whose)}
          segments={[
            { id: 'own', label: intl.formatMessage(messages.own), panelId },
            { id: 'team', label: intl.formatMessage(messages.team), panelId },
          ]}
          selected={view}
          onSelect={choose}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={intl.formatMessage(messages[view])}>
        {report}
      </div>
    </>
  )
}
