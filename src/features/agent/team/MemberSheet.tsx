import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { TeamMember, TransferOrder } from '#src/api/generated/types.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { MemberDetails } from './MemberDetails.tsx'
import { RatesForm } from './RatesForm.tsx'
import { teamMessages as messages } from './team-messages.ts'
import { isTransferTo } from './transfer/own-transfers.ts'
import { Sent } from './transfer/Sent.tsx'
import { TransferGate } from './transfer/TransferGate.tsx'
import { TransferForm } from './transfer/TransferForm.tsx'
import { useSubordinate } from './use-subordinate.ts'

/** What the sheet shows: the member, a form, or the transfer that went through. */
type View = 'details' | 'rates' | 'send' | TransferOrder

interface MemberSheetProps {
  /** Undefined while the sheet is closed. */
  member: TeamMember | undefined
  onTeam: (member: TeamMember) => void
  onClose: () => void
}

/** A member in full, with the forms for rebates and money. */
export function MemberSheet({ member, onTeam, onClose }: MemberSheetProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<{ member: TeamMember; view: View }>()
  // An answer that comes late belongs to the member it was asked for.
  const view = chosen && chosen.member === member ? chosen.view : 'details'
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  const title =
    view === 'details'
      ? (member?.account ?? '')
      : intl.formatMessage(view === 'rates' ? messages.changeRates : messages.send)
  return (
    <Sheet
      open={member !== undefined}
      onClose={close}
      title={title}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {member ? (
        <Part
          view={view}
          member={member}
          onView={(next) => setChosen({ member, view: next })}
          onLate={() =>
            // Another view has nothing to do with it, and something may be typed there.
            setChosen((now) => (now?.view === 'send' && now.member.memberId === member.memberId ? undefined : now))
          }
          onTeam={() => {
            close()
            onTeam(member)
          }}
          onClose={close}
        />
      ) : null}
    </Sheet>
  )
}

interface PartProps {
  view: View
  member: TeamMember
  onView: (view: View) => void
  /** Money was sent to the member by a form that had been left. */
  onLate: () => void
  onTeam: () => void
  onClose: () => void
}

function Part({ view, member, onView, onLate, onTeam, onClose }: PartProps) {
  const { subordinate, own } = useSubordinate(member)
  if (typeof view === 'object') return <Sent order={view} onClose={onClose} />
  if (view === 'send')
    return (
      <TransferGate
        onMade={({ key, operation }) => {
          // After a batch, whose parts nobody can tell, or a transfer to another, the form comes.
          if (operation === 'transferDownline' && isTransferTo(key, [member.memberId])) onView('details')
        }}
      >
        <TransferForm to={member} onSent={onView} onLate={onLate} />
      </TransferGate>
    )
  if (view === 'rates' && subordinate) {
    return <RatesForm subordinate={subordinate} own={own} onDone={() => onView('details')} />
  }
  return <MemberDetails member={member} onSend={() => onView('send')} onRates={() => onView('rates')} onTeam={onTeam} />
}
