import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { reactions } from '#src/core/errors/reactions.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { MoreRows, type NextPage } from './MoreRows.tsx'

/** What a paged hook gives. */
export interface RowsQuery<Row> extends NextPage {
  data: { rows: readonly Row[] } | undefined
  error: GatewayError | null
  refetch: () => unknown
}

interface PagedRowsProps<Row> {
  query: RowsQuery<Row>
  /** In place of an empty list. */
  empty: ReactNode
  /** Room around the list, also while it loads. */
  className?: string | undefined
  /** One row, with a key of its own. */
  children: (row: Row) => ReactNode
}

/** Bookings, bets and orders page by page, and the states of their list: loading, failed, empty. */
export function PagedRows<Row>({ query, empty, className, children }: PagedRowsProps<Row>) {
  const intl = useIntl()
  const rows = query.data?.rows
  if (!rows) {
    // Of an account that is none of a member this does not change with another try (ERR-39).
    if (query.error?.code === 'BALANCE_RETURN_NOT_MEMBER')
      return <StateView kind="offline" title={intl.formatMessage(reactions.BALANCE_RETURN_NOT_MEMBER.text)} />
    if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
    return (
      <div className={className} aria-busy="true">
        <Skeleton shape="card" count={4} />
      </div>
    )
  }
  if (rows.length === 0) return empty
  return (
    <div className={className}>
      <Card flush>
        <Rows>{rows.map(children)}</Rows>
      </Card>
      <MoreRows query={query} />
    </div>
  )
}
