import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Send from 'lucide-react/icons/send'
import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { useMember } from '#src/core/session/member.ts'
import type { Session } from '#src/core/session/session.ts'
import { copyMessages } from '#src/core/toasts/copy-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { useCopied } from '#src/ui/controls/use-copied.ts'
import { inviteMessages as messages, shareText } from './invite-messages.ts'

interface ShareButtonProps {
  session: Session
  /** The invitation link. */
  url: string
}

/** Opens the sharing sheet of the phone for an invitation link; where the browser has none, copies it (NAMED-05). */
export function ShareButton(props: ShareButtonProps) {
  return 'share' in navigator ? <SheetButton {...props} /> : <CopyButton url={props.url} />
}

function SheetButton({ session, url }: ShareButtonProps) {
  const intl = useIntl()
  const text = useShareText(session)
  const share = async () => {
    try {
      await navigator.share({ title: currentMerchant.brand, text, url })
    } catch (error) {
      // Who closes the sheet has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return
      sayShareFailed()
    }
  }
  return (
    <Button variant="primary" size="wide" icon={<Icon icon={Send} />} onClick={() => void share()}>
      {intl.formatMessage(messages.share)}
    </Button>
  )
}

function CopyButton({ url }: { url: string }) {
  const intl = useIntl()
  const { isCopied, copy } = useCopied(url)
  const press = async () => {
    if (!(await copy())) sayShareFailed()
  }
  return (
    <Button
      variant="primary"
      size="wide"
      icon={<Icon icon={isCopied ? Check : Copy} />}
      onClick={() => void press()}
      aria-live="polite"
    >
      {intl.formatMessage(isCopied ? copyMessages.copied : messages.copyLink)}
    </Button>
  )
}

/** What goes along with an invitation link, wherever it is shared. */
export function useShareText(session: Session): string {
  const intl = useIntl()
  const { name } = useMember(session)
  return intl.formatMessage(shareText, { name, brand: currentMerchant.brand })
}

const sayShareFailed = () => showToast({ kind: 'warning', text: messages.shareFailed, durationMs: TOAST_MS.long })
