import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { isTrial } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'
import { NoInvitation } from '#src/core/invite/invitation.tsx'
import { useShareTarget } from '#src/core/invite/ShareLink.tsx'
import { pageNames } from '#src/core/site/page-names.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { Invitation } from './Invitation.tsx'
import { inviteMessages as messages } from './invite-messages.ts'
import styles from './InvitePage.module.css'

/**
 * `/m/inviteFriends`: bringing friends (SHELL-14, NAMED-05). The share rule holds here too: agents invite from their
 * own page, and without a referral programme there is nothing to share yet (SHELL-85..87).
 */
export function InvitePage() {
  const intl = useIntl()
  const session = useSession()
  const target = useShareTarget()
  if (!session) return null
  if (isTrial(session.type)) {
    return (
      <div className={styles.page}>
        <Card>
          <NoInvitation isTrial className={styles.text} />
        </Card>
      </div>
    )
  }
  if (target === undefined) {
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.closed)}
        text={intl.formatMessage(messages.closedText)}
        action={
          <Button render={(link) => <Link to={paths.promotions} {...link} />}>
            {intl.formatMessage(pageNames.promotions)}
          </Button>
        }
      />
    )
  }
  return target === paths.invite ? <Invitation session={session} /> : <Navigate to={target} replace />
}
