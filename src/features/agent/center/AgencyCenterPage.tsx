import { DayChoice } from '#src/core/records/days/DayChoice.tsx'
import { figurePresets } from '#src/core/records/days/days.ts'
import { useAskedDays } from '#src/core/records/days/use-asked-days.ts'
import { useTeamFigures } from '#src/core/records/figures/use-team-figures.ts'
import { isExemptFromContracts } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'
import { ContractLinks } from '../ContractLinks.tsx'
import { EmptyTeam } from '../team/EmptyTeam.tsx'
import styles from './Center.module.css'
import { CenterWays } from './CenterWays.tsx'
import { TeamOverview } from './TeamOverview.tsx'

/** `/m/member/agent/center`: what an agent's team brings, and the ways to everything about it (NAMED-29, AGENT-09). */
export function AgencyCenterPage() {
  const session = useSession()
  const days = useAskedDays(figurePresets)
  const team = useTeamFigures(days.range)
  // Past days count those who were in the team by then; only up to now does nobody mean that there is no team.
  const hasTeam = team.figures?.summary.members !== 0 || days.range.to !== days.today
  return (
    <>
      <DayChoice days={days} />
      <div className={styles.page}>
        {hasTeam ? <TeamOverview team={team} range={days.range} /> : <EmptyTeam />}
        <CenterWays hasTeam={hasTeam} />
        {session && !isExemptFromContracts(session.type) ? <ContractLinks /> : null}
      </div>
    </>
  )
}
