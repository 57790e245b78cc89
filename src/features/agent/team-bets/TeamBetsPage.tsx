import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Bets } from '#src/core/records/Bets.tsx'
import { DayChoice } from '#src/core/records/days/DayChoice.tsx'
import { useAskedDays } from '#src/core/records/days/use-asked-days.ts'
import { useQueryValues } from '#src/core/routing/use-query-values.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import { agentMessages } from '../agent-messages.ts'
import { teamBetsMessages as messages } from './team-bets-messages.ts'
import styles from './TeamBets.module.css'

const MEMBER = 'member'

/** `/m/member/agent/teamBets`: the bets of one member of the team, by day; the address names the member (NAMED-31). */
export function TeamBetsPage() {
  const intl = useIntl()
  const days = useAskedDays()
  const [query, changeQuery] = useQueryValues()
  const [isChoosing, setChoosing] = useState(false)
  const member = query.get(MEMBER) || undefined
  const { from, to } = days.range
  const choose = (account: string) => {
    setChoosing(false)
    changeQuery({ [MEMBER]: account }, 'step')
  }
  return (
    <>
      {member === undefined ? (
        <StateView
          kind="empty"
          title={intl.formatMessage(messages.choose)}
          text={intl.formatMessage(messages.chooseText)}
          action={
            <Button variant="primary" onClick={() => setChoosing(true)}>
              {intl.formatMessage(messages.choose)}
            </Button>
          }
        />
      ) : (
        <>
          <div className={styles.whose}>
            <span className={styles.words}>
              <span className={styles.quiet}>{intl.formatMessage(agentMessages.member)}</span>
              <span className={styles.account}>
                <bdi>{member}</bdi>
              </span>
            </span>
            <Button variant="line" size="small" onClick={() => setChoosing(true)}>
              {intl.formatMessage(messages.change)}
            </Button>
          </div>
          <DayChoice days={days} />
          <Bets key={`${member} ${from} ${to}`} member={member} range={days.range} />
        </>
      )}
      <MemberPicker open={isChoosing} onChoose={choose} onClose={() => setChoosing(false)} />
    </>
  )
}
