import { useIntl } from 'react-intl'
import { useListAffiliateUrls } from '#src/api/generated/agent-lists.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { isTrial } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'
import { pageNames } from '#src/core/site/page-names.ts'
import { inviteMessages } from '#src/core/invite/invite-messages.ts'
import { InvitationLink, NoInvitation } from '#src/core/invite/invitation.tsx'
import { ShareLink } from '#src/core/invite/ShareLink.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import styles from './InviteSheet.module.css'
import type { LazyLayerProps } from '#src/core/errors/use-lazy-layer.ts'

/** The referral dialog: the member's own link to copy, and the share rule (SHELL-72, GAP-15, AGENT-10). */
export function InviteSheet({ open, onClose }: LazyLayerProps) {
  const intl = useIntl()
  const session = useSession()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(pageNames.invite)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <div className={styles.body}>
        {session && !isTrial(session.type) ? (
          <OwnLink onLeave={onClose} />
        ) : (
          <NoInvitation isTrial={session !== undefined} className={styles.text} onLeave={onClose} />
        )}
      </div>
    </Sheet>
  )
}

/** A member has one link, which the platform made; of an agent's links the newest one is shown. */
function OwnLink({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl()
  const { data, error, refetch } = useListAffiliateUrls()
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <Skeleton shape="card" count={2} />
  const link = data.links[0]
  return (
    <>
      <p className={styles.text}>{intl.formatMessage(link ? inviteMessages.text : inviteMessages.none)}</p>
      {link ? <InvitationLink link={link} /> : null}
      <Button variant="primary" size="wide" render={(button) => <ShareLink onLeave={onLeave} {...button} />}>
        {intl.formatMessage(inviteMessages.more)}
      </Button>
    </>
  )
}
