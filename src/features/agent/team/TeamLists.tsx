import type { ReactNode } from 'react'
import { useListDownlinesInfinite, useListSubordinatesInfinite } from '#src/api/generated/agent-lists.ts'
import type { DownlineType } from '#src/api/generated/types.ts'
import { PagedRows } from '#src/core/records/PagedRows.tsx'
import type { TeamEntry } from './MemberLine.tsx'

interface ListProps {
  /** Part of an account name; empty for everybody. */
  name: string
  /** In place of an empty list. */
  empty: ReactNode
  /** Above a list that is there; gets how many it has on all pages. */
  renderHead?: ((count: number) => ReactNode) | undefined
  /** One line, with a key of its own. */
  children: (entry: TeamEntry) => ReactNode
}

/** Those directly below the agent, newest first, with balances and rates (GATEWAY-97). */
export function DirectList({ name, empty, renderHead, children }: ListProps) {
  const query = useListSubordinatesInfinite({ query: { name: name || undefined } })
  const count = query.data?.total ?? 0
  return (
    <>
      {count > 0 ? renderHead?.(count) : null}
      <PagedRows query={query} empty={empty}>
        {children}
      </PagedRows>
    </>
  )
}

interface DownlineListProps extends ListProps {
  /** Only those directly below this member; everybody when left out. */
  uplineId?: string | undefined
  type?: DownlineType | undefined
  enabled?: boolean | undefined
}

/** Everybody below the agent, or those directly below a sub-agent (GATEWAY-109). */
export function DownlineList({ name, uplineId, type, enabled, empty, renderHead, children }: DownlineListProps) {
  const query = useListDownlinesInfinite({ query: { name: name || undefined, uplineId, type, enabled } })
  const count = query.data?.total ?? 0
  return (
    <>
      {count > 0 ? renderHead?.(count) : null}
      <PagedRows query={query} empty={empty}>
        {(member) => children({ member })}
      </PagedRows>
    </>
  )
}
