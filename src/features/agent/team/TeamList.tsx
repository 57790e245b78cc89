import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useListDownlinesInfinite } from '#src/api/generated/agent.ts'
import type { TeamMember } from '#src/api/generated/types.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { agentMessages } from '../agent-messages.ts'
import styles from '../AgentPage.module.css'
import { EmptyTeam } from './EmptyTeam.tsx'

/** Everybody below the agent, page by page. */
export function TeamList({ children }: { children: (member: TeamMember) => ReactNode }) {
  const intl = useIntl()
  const query = useListDownlinesInfinite()
  const members = query.data?.pages.flatMap(({ downlines }) => downlines)
  if (!members) {
    if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} />
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton shape="card" count={4} />
      </div>
    )
  }
  if (members.length === 0) return <EmptyTeam />
  return (
    <div className={styles.page}>
      <Card flush>
        <Rows>{members.map(children)}</Rows>
      </Card>
      {query.hasNextPage ? (
        <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {intl.formatMessage(agentMessages.more)}
        </Button>
      ) : null}
    </div>
  )
}
