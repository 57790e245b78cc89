import Send from 'lucide-react/icons/send'
import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { NOTICE_MS, showNotice } from '#src/core/notices/notices.ts'
import { useMember } from '#src/core/session/member.ts'
import type { Session } from '#src/core/session/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { inviteMessages as messages, shareText } from './invite-messages.ts'

/** Opens the sharing sheet of the phone for an invitation link; nothing where the browser has none (NAMED-05). */
export function ShareButton({ session, url }: { session: Session; url: string }) {
  const intl = useIntl()
  const { name } = useMember(session)
  if (!('share' in navigator)) return null
  const { brand } = currentMerchant
  const share = async () => {
    try {
      await navigator.share({ title: brand, text: intl.formatMessage(shareText, { name, brand }), url })
    } catch (error) {
      // Who closes the sheet has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showNotice({ kind: 'warning', text: messages.shareFailed, durationMs: NOTICE_MS.short })
    }
  }
  return (
    <Button variant="primary" size="wide" icon={<Icon icon={Send} />} onClick={() => void share()}>
      {intl.formatMessage(messages.share)}
    </Button>
  )
}
