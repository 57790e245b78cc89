import { useState } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { EmptyTeam } from '../team/EmptyTeam.tsx'
import { MemberRow } from '../team/MemberRow.tsx'
import { NobodyFound } from '../team/NobodyFound.tsx'
import { DownlineList } from '../team/TeamLists.tsx'
import { TeamSearch } from '../team/TeamSearch.tsx'
import { teamBetsMessages as messages } from './team-bets-messages.ts'
import styles from './TeamBets.module.css'

interface MemberPickerProps {
  open: boolean
  onChoose: (account: string) => void
  onClose: () => void
}

/** Chooses somebody of the whole team, all levels. */
export function MemberPicker({ open, onChoose, onClose }: MemberPickerProps) {
  const intl = useIntl()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.choose)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {open ? <Members onChoose={onChoose} /> : null}
    </Sheet>
  )
}

function Members({ onChoose }: Pick<MemberPickerProps, 'onChoose'>) {
  const [name, setName] = useState('')
  return (
    <>
      <div className={styles.search}>
        <TeamSearch name={name} onName={setName} />
      </div>
      <DownlineList name={name} empty={name === '' ? <EmptyTeam /> : <NobodyFound />}>
        {(entry) => (
          <MemberRow key={entry.member.memberId} entry={entry} onPress={() => onChoose(entry.member.account)} />
        )}
      </DownlineList>
    </>
  )
}
