import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useListAffiliateUrls } from '#src/api/generated/agent-lists.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import type { Session } from '#src/core/session/session.ts'
import { inviteMessages as shared } from '#src/core/invite/invite-messages.ts'
import { InvitationFields, InvitationQr } from '#src/core/invite/invitation.tsx'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { ShareButton } from '#src/core/invite/ShareButton.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { EmblemCard } from '#src/ui/display/EmblemCard.tsx'
import { Figures } from '#src/ui/display/Figures.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { Steps } from '#src/ui/display/Steps.tsx'
import { ageRule, inviteMessages as messages, inviteSteps } from './invite-messages.ts'
import styles from './InvitePage.module.css'
import { ShareApps } from './ShareApps.tsx'

/** What the invitations earned, the ways to pass the member's own link on, what it brought, and how it works. */
export function Invitation({ session }: { session: Session }) {
  const intl = useIntl()
  const rulesId = useId()
  const { data, error, refetch } = useListAffiliateUrls()
  if (!data) return <LoadingCards count={3} className={styles.page} error={error} onRetry={refetch} />
  const { invitedMembers, earnedReward } = data
  const [link] = data.links
  return (
    <div className={styles.page}>
      <EmblemCard emblem="invite">
        <p className={styles.name}>{intl.formatMessage(shared.earned)}</p>
        <p className={styles.earned}>
          <Money amount={earnedReward} />
        </p>
        {link ? <p className={styles.text}>{intl.formatMessage(shared.text)}</p> : null}
      </EmblemCard>
      {link ? (
        <>
          <div className={styles.ways}>
            <ShareButton session={session} url={link.url} />
            <ShareApps session={session} url={link.url} />
          </div>
          <Card className={styles.link}>
            <InvitationFields link={link} />
            <InvitationQr link={link} />
          </Card>
        </>
      ) : (
        <StateView
          kind="empty"
          title={intl.formatMessage(shared.none)}
          text={intl.formatMessage(messages.noLinkText)}
          action={<ServiceButton />}
        />
      )}
      <div className={styles.figures}>
        <Figures
          columns={link ? 3 : 2}
          figures={[
            { name: intl.formatMessage(messages.invited), value: intl.formatNumber(invitedMembers) },
            ...(link
              ? [
                  { name: intl.formatMessage(messages.visits), value: intl.formatNumber(link.visits) },
                  { name: intl.formatMessage(messages.firstDeposits), value: intl.formatNumber(link.firstDeposits) },
                ]
              : []),
          ]}
        />
      </div>
      <section className={styles.rules}>
        <SectionHead flush title={intl.formatMessage(messages.how)} id={rulesId} />
        <div className={styles.inset}>
          <Steps labelledBy={rulesId} steps={inviteSteps.map((step) => intl.formatMessage(step))} />
          <ul className={styles.notes}>
            <li>{intl.formatMessage(messages.ownAccounts)}</li>
            <li>{intl.formatMessage(ageRule, { age: currentMerchant.minimumAge })}</li>
            <li>
              <Link to={paths.promotions} className={styles.terms}>
                {intl.formatMessage(messages.terms)}
              </Link>
            </li>
          </ul>
        </div>
      </section>
    </div>
  )
}
