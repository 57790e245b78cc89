import { useIntl } from 'react-intl'
import { useListAffiliateUrls } from '#src/api/generated/agent.ts'
import { noticeMessages } from '#src/core/notices/notice-messages.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { isTrial } from '#src/core/session/account-type.ts'
import { registerPromptMessages } from '#src/core/session/ask-to-register.ts'
import { useSession } from '#src/core/session/session.ts'
import { ShareLink } from '#src/core/site/ShareLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CopyField } from '#src/ui/CopyField.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { menuMessages } from '../menu/menu-messages.ts'
import { siteMessages } from '../site/site-messages.ts'
import { inviteMessages } from './invite-messages.ts'
import styles from './InviteSheet.module.css'
import { shellMessages } from './shell-messages.ts'
import type { LazyLayerProps } from './use-lazy-layer.ts'

/** The referral dialog: the member's own link to copy, and the share rule (SHELL-72, GAP-15, AGENT-10). */
export function InviteSheet({ open, onClose }: LazyLayerProps) {
  const intl = useIntl()
  const session = useSession()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(menuMessages.share)}
      closeLabel={intl.formatMessage(noticeMessages.close)}
    >
      <div className={styles.body}>
        {session && !isTrial(session.type) ? (
          <OwnLink onLeave={onClose} />
        ) : (
          <NoLinkYet isTrial={session !== undefined} onLeave={onClose} />
        )}
      </div>
    </Sheet>
  )
}

/** A member has one link, which the platform made; of an agent's links the newest one is shown. */
function OwnLink({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl()
  const { data, isError, refetch } = useListAffiliateUrls()
  if (isError) {
    return (
      <StateView
        kind="error"
        title={intl.formatMessage(siteMessages.loadFailed)}
        action={
          <Button variant="primary" onClick={() => void refetch()}>
            {intl.formatMessage(siteMessages.retry)}
          </Button>
        }
      />
    )
  }
  if (!data) return <Skeleton shape="card" count={2} />
  const link = data.links[0]
  return (
    <>
      <p className={styles.text}>{intl.formatMessage(link ? inviteMessages.text : inviteMessages.none)}</p>
      {link ? (
        <>
          <QrCode text={link.url} label={intl.formatMessage(inviteMessages.qr)} />
          <CopyField
            label={intl.formatMessage(inviteMessages.link)}
            value={link.url}
            copyLabel={intl.formatMessage(inviteMessages.copy)}
            copiedLabel={intl.formatMessage(inviteMessages.copied)}
          />
          <CopyField
            label={intl.formatMessage(inviteMessages.code)}
            value={link.code}
            copyLabel={intl.formatMessage(inviteMessages.copy)}
            copiedLabel={intl.formatMessage(inviteMessages.copied)}
          />
        </>
      ) : null}
      <Button variant="primary" size="wide" render={(button) => <ShareLink onLeave={onLeave} {...button} />}>
        {intl.formatMessage(inviteMessages.more)}
      </Button>
    </>
  )
}

/** Visitors log in for a link of their own; a trial account has none and never will. */
function NoLinkYet({ isTrial: isTrialAccount, onLeave }: { isTrial: boolean; onLeave: () => void }) {
  const intl = useIntl()
  return (
    <>
      <p className={styles.text}>
        {intl.formatMessage(isTrialAccount ? inviteMessages.trial : inviteMessages.visitor)}
      </p>
      <Button
        variant="primary"
        size="wide"
        render={(button) => <Link to={isTrialAccount ? paths.register : paths.login} onClick={onLeave} {...button} />}
      >
        {intl.formatMessage(isTrialAccount ? registerPromptMessages.submit : shellMessages.login)}
      </Button>
    </>
  )
}
