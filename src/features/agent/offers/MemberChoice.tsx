import { useState } from 'react'
import type { TeamMember } from '#src/api/generated/types.ts'
import { EmptyTeam } from '../team/EmptyTeam.tsx'
import { MemberRow } from '../team/MemberRow.tsx'
import { NobodyFound } from '../team/NobodyFound.tsx'
import { DirectList } from '../team/TeamLists.tsx'
import { TeamSearch } from '../team/TeamSearch.tsx'
import styles from './Offers.module.css'

/** Somebody directly below; disabled accounts get no offer, so they cannot be pressed. */
export function MemberChoice({ onChoose }: { onChoose: (member: TeamMember) => void }) {
  const [name, setName] = useState('')
  return (
    <>
      <div className={styles.search}>
        <TeamSearch name={name} onName={setName} />
      </div>
      <DirectList name={name} empty={name === '' ? <EmptyTeam /> : <NobodyFound />}>
        {(entry) => (
          <MemberRow
            key={entry.member.memberId}
            entry={entry}
            onPress={entry.member.enabled ? () => onChoose(entry.member) : undefined}
          />
        )}
      </DirectList>
    </>
  )
}
