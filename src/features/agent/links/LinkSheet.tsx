import { useIntl } from 'react-intl'
import { useDeleteAffiliateUrl } from '#src/api/generated/agent.ts'
import { listAffiliateUrlsQuery } from '#src/api/generated/agent-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import type { AffiliateUrl } from '#src/api/generated/types.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { useQuestion } from '#src/core/session/use-question.ts'
import type { Session } from '#src/core/session/session.ts'
import { InvitationLink } from '#src/core/invite/invitation.tsx'
import { ShareButton } from '#src/core/invite/ShareButton.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { agentMessages as messages } from '../agent-messages.ts'
import styles from './Links.module.css'

interface LinkSheetProps {
  session: Session
  /** Undefined while the sheet is closed. */
  link: AffiliateUrl | undefined
  onClose: () => void
  /** The link was deleted, here or elsewhere; by now another one may be shown. */
  onGone: (link: AffiliateUrl) => void
}

/** A link to show around and to share, and the way to delete it (GATEWAY-107). */
export function LinkSheet({ session, link, onClose, onGone }: LinkSheetProps) {
  const intl = useIntl()
  return (
    <Sheet
      open={link !== undefined}
      onClose={onClose}
      title={intl.formatMessage(messages.link)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {link ? <ShownLink key={link.linkId} session={session} link={link} onGone={() => onGone(link)} /> : null}
    </Sheet>
  )
}

function ShownLink({ session, link, onGone }: { session: Session; link: AffiliateUrl; onGone: () => void }) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const question = useQuestion()
  const { mutateAsync, isPending } = useDeleteAffiliateUrl({
    // Also after a refusal: it may have been deleted elsewhere.
    onSettled: async (_deleted, error) => {
      await invalidate(listAffiliateUrlsQuery)
      if (!error || error.code === 'RECORD_NOT_FOUND') onGone()
    },
  })
  const remove = () =>
    question(
      {
        title: messages.deleteTitle,
        text: messages.deleteText,
        cancel: commonMessages.cancel,
        submit: messages.delete,
      },
      () => mutateAsync({ query: { linkId: link.linkId } }),
    )
  return (
    <div className={styles.shown}>
      <InvitationLink link={link} />
      <ShareButton session={session} url={link.url} />
      <Button variant="line" size="wide" pending={isPending} onClick={() => void remove()}>
        {intl.formatMessage(messages.delete)}
      </Button>
    </div>
  )
}
