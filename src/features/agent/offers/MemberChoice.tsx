import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { TeamMember } from '#src/api/generated/types.ts'
import { StateView } from '#src/ui/states/StateView.tsx'
import { EmptyTeam } from '../team/EmptyTeam.tsx'
import { MemberRow } from '../team/MemberRow.tsx'
import { DirectList } from '../team/TeamLists.tsx'
import { teamMessages } from '../team/team-messages.ts'
import { TeamSearch } from '../team/TeamSearch.tsx'
import styles from './Offers.module.css'

/** Somebody directly below; disabled accounts get no offer, so they are not there to choose. */
export function MemberChoice({ onChoose }: { onChoose: (member: TeamMember) => void }) {
  const intl = useIntl()
  const [name, setName] = useState('')
  return (
    <>
      <div className={styles.search}>
        <TeamSearch name={name} onName={setName} />
      </div>
      <DirectList
        name={name}
        empty={
          name === '' ? (
            <EmptyTeam />
          ) : (
            <StateView
              kind="empty"
              title={intl.formatMessage(teamMessages.noneFound)}
              text={intl.formatMessage(teamMessages.noneFoundText)}
            />
          )
        }
      >
        {(entry) =>
          entry.member.enabled ? (
            <MemberRow key={entry.member.memberId} entry={entry} onPress={() => onChoose(entry.member)} />
          ) : null
        }
      </DirectList>
    </>
  )
}
