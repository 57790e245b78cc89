import { useState } from 'react'
import type { Announcement } from '#src/api/generated/types.ts'
import { isTrial } from '#src/core/account/account-type.ts'
import { useRegisterModal } from '#src/core/session/register-modal.ts'
import { useSession } from '#src/core/session/session.ts'
import { useAgreement } from '#src/core/account/agreement.ts'
import { paths } from '#src/core/routing/paths.ts'
import { termsAgreedItem } from '#src/core/storage/late-items.ts'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { AnnouncementPopUp } from './AnnouncementPopUp.tsx'
import { ContinueOffer } from './ContinueOffer.tsx'
import { TermsGate } from './TermsGate.tsx'
import { useContractPrompts } from './use-contract-prompts.ts'
import { Welcome } from './Welcome.tsx'

/**
 * What home says by itself, one thing at a time: the terms first, or the welcome of a new member; what the house has to
 * announce comes with the next visit to home then. */
export function HomePrompts({ announcements }: { announcements: readonly Announcement[] }) {
  const agreement = useAgreement()
  const session = useSession()
  const [agreed, setAgreed] = useState(() => termsAgreedItem.read() !== undefined)
  const { registerSuccess } = useRegisterModal()
  // After terms or welcome, the announcement waits for the next visit to home.
  const [wasStopped, setStopped] = useState(registerSuccess)
  const gateOpen = Boolean(agreement) && !agreed
  const isNew = registerSuccess && session !== undefined && !isTrial(session.type)
  useContractPrompts(session, !gateOpen && !isNew)
  // Home asks for everybody's wallet, whichever of its parts show money (GATEWAY-53, GATEWAY-54).
  useBalance()
  const agree = () => {
    termsAgreedItem.write('1')
    setAgreed(true)
    setStopped(true)
  }
  // A lost session takes along what was agreed to and seen; home stays only until the login page is there.
  if (window.location.pathname === paths.login) return null
  return (
    <>
      {gateOpen ? null : <ContinueOffer />}
      {agreement ? <TermsGate agreement={agreement} open={gateOpen} onAgree={agree} /> : null}
      {isNew && !gateOpen ? <Welcome name={session.userName} /> : null}
      {gateOpen || isNew || wasStopped ? null : <AnnouncementPopUp announcements={announcements} />}
    </>
  )
}
