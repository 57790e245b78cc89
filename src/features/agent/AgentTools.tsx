import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useListAffiliateUrlsInfinite, useListSubordinates } from '#src/api/generated/agent-lists.ts'
import { listAffiliateUrlsMaxPageSize } from '#src/api/generated/page-sizes.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { refetchFailed } from '#src/core/errors/refetch-failed.ts'
import { isExemptFromContracts } from '#src/core/account/account-type.ts'
import { inviteMessages } from '#src/core/invite/invite-messages.ts'
import { VIEW } from '#src/core/routing/view-paths.ts'
import type { Session } from '#src/core/session/session.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Figures } from '#src/ui/display/Figures.tsx'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { agentMessages as messages } from './agent-messages.ts'
import styles from './AgentPage.module.css'
import { ContractLinks } from './ContractLinks.tsx'
import { LinkList } from './links/LinkList.tsx'
import { NewAccount } from './accounts/NewAccount.tsx'

/** What an agent works with: figures, opening accounts, links, and contracts of their own (NAMED-06, AGENT-01). */
export function AgentTools({ session }: { session: Session }) {
  const intl = useIntl()
  const panelId = useId()
  const [search, setSearch] = useSearchParams()
  // bound: the rates of the agent come with the subordinates, of which one is enough
  const team = useListSubordinates({ query: { pageSize: 1 } })
  const links = useListAffiliateUrlsInfinite({ query: { pageSize: listAffiliateUrlsMaxPageSize } })
  const newest = links.data?.pages[0]
  if (!team.data || !links.data || !newest)
    return (
      <LoadingCards
        count={4}
        className={styles.page}
        error={team.error ?? links.error}
        onRetry={() => refetchFailed(team, links)}
      />
    )
  const { ownRebates } = team.data
  const all = links.data.rows
  const view = search.get(VIEW) === 'links' ? 'links' : 'account'
  const segments = [
    { id: 'account', label: intl.formatMessage(messages.account), panelId },
    { id: 'links', label: intl.formatMessage(messages.links), panelId },
  ] as const
  return (
    <div className={styles.page}>
      <Figures
        figures={[
          {
            name: intl.formatMessage(inviteMessages.earned),
            value: <Money amount={newest.earnedReward} />,
          },
          { name: intl.formatMessage(messages.invited), value: intl.formatNumber(newest.invitedMembers) },
        ]}
      />
      <div className={styles.part}>
        <Segmented
          label={intl.formatMessage(messages.views)}
          segments={segments}
          selected={view}
          onSelect={(id) => setSearch(id === 'links' ? { [VIEW]: id } : {}, { replace: true })}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={intl.formatMessage(messages[view])} className={styles.part}>
        {view === 'account' ? (
          <NewAccount own={ownRebates} links={all} />
        ) : (
          <LinkList
            session={session}
            own={ownRebates}
            links={all}
            domains={newest.domains}
            maxLinks={newest.maxLinks}
            total={links.data.total}
            query={links}
          />
        )}
      </div>
      {isExemptFromContracts(session.type) ? null : <ContractLinks />}
    </div>
  )
}
