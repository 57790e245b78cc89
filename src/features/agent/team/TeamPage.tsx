import { useIntl } from 'react-intl'
import { Row } from '#src/ui/Row.tsx'
import { typeNames } from '../agent-messages.ts'
import { TeamList } from './TeamList.tsx'

/** `/m/member/agent/team`: everybody below the agent (NAMED-30). */
export function TeamPage() {
  const intl = useIntl()
  return (
    <TeamList>
      {({ memberId, account, type }) => (
        <Row key={memberId} title={<bdi>{account}</bdi>} detail={intl.formatMessage(typeNames[type === 1 ? 1 : 0])} />
      )}
    </TeamList>
  )
}
