import type { ReactNode } from 'react'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { KeptFocus } from '#src/ui/loading/KeptFocus.tsx'
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
  const rows = query.data?.rows
  if (!rows) return <LoadingCards count={4} className={className} error={query.error} onRetry={query.refetch} />
  if (rows.length === 0) return empty
  return (
    <KeptFocus>
      <div className={className}>
        <Card flush>
          <Rows>{rows.map(children)}</Rows>
        </Card>
        <MoreRows query={query} />
      </div>
    </KeptFocus>
  )
}
