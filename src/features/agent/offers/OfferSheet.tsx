import { useState } from 'react'
import { useIntl } from 'react-intl'
import { listSubordinatesMaxPageSize } from '#src/api/generated/page-sizes.ts'
import { useListSubordinates } from '#src/api/generated/agent-lists.ts'
import type { TeamMember } from '#src/api/generated/types.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { teamMessages } from '../team/team-messages.ts'
import { MemberChoice } from './MemberChoice.tsx'
import { offerMessages as messages } from './offer-messages.ts'
import { OfferForm } from './OfferForm.tsx'
import styles from './Offers.module.css'

interface OfferSheetProps {
  open: boolean
  /** Account of the member, where the way here named one; the agent chooses else. */
  account: string | undefined
  onClose: () => void
}

/** A new offer: who gets it, then what it says. */
export function OfferSheet({ open, account, onClose }: OfferSheetProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<TeamMember>()
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  const isForm = chosen !== undefined || account !== undefined
  return (
    <Sheet
      open={open}
      onClose={close}
      title={intl.formatMessage(isForm ? messages.offer : messages.choose)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {!open ? null : chosen ? (
        <OfferForm to={chosen} onSent={close} />
      ) : account === undefined ? (
        <MemberChoice onChoose={setChosen} />
      ) : (
        <NamedMember account={account} onSent={close} />
      )}
    </Sheet>
  )
}

function NamedMember({ account, onSent }: { account: string; onSent: () => void }) {
  const intl = useIntl()
  const { data, error, refetch } = useListSubordinates({
    query: { name: account, pageSize: listSubordinatesMaxPageSize },
  })
  if (!data) return <LoadingCards count={3} error={error} onRetry={refetch} />
  const found = data.subordinates.find(({ member }) => member.account === account && member.enabled)
  if (!found) return <p className={styles.text}>{intl.formatMessage(teamMessages.gone)}</p>
  return <OfferForm to={found.member} onSent={onSent} />
}
