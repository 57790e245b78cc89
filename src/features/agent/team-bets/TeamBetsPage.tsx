import { useSearchParams } from 'react-router-dom'
import { Bets } from '#src/core/records/Bets.tsx'
import { DayChoice } from '#src/core/records/days/DayChoice.tsx'
import { useAskedDays } from '#src/core/records/days/use-asked-days.ts'
import { Row } from '#src/ui/Row.tsx'
import { TeamList } from '../team/TeamList.tsx'

const MEMBER = 'member'

/** `/m/member/agent/teamBets`: the bets of one member of the team (NAMED-31). */
export function TeamBetsPage() {
  const [query, setQuery] = useSearchParams()
  const days = useAskedDays()
  const member = query.get(MEMBER) ?? undefined
  if (member === undefined) {
    return (
      <TeamList>
        {({ memberId, account }) => (
          <Row key={memberId} title={<bdi>{account}</bdi>} onPress={() => setQuery({ [MEMBER]: account })} />
        )}
      </TeamList>
    )
  }
  return (
    <>
      <DayChoice days={days} />
      <Bets key={`${days.range.from} ${days.range.to}`} member={member} range={days.range} />
    </>
  )
}
