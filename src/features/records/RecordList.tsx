import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import styles from './RecordList.module.css'

/** What an infinite query of a record gives. */
interface RecordQuery<Row> {
  data: { pages: readonly { content: readonly Row[] }[] } | undefined
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface RecordListProps<Row> {
  query: RecordQuery<Row>
  /** What an empty list says. */
  none: string
  /** One entry, with a key of its own. */
  children: (row: Row) => ReactNode
}

/** The entries of a record page by page, and its states: loading, failed, empty. */
export function RecordList<Row>({ query, none, children }: RecordListProps<Row>) {
  const intl = useIntl()
  const rows = query.data?.pages.flatMap(({ content }) => content)
  if (!rows) {
    if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} />
    return (
      <div className={styles.list} aria-busy="true">
        <Skeleton shape="card" count={4} />
      </div>
    )
  }
  if (rows.length === 0) {
    return <StateView kind="empty" title={none} text={intl.formatMessage(messages.otherDays)} />
  }
  return (
    <div className={styles.list}>
      <Card flush>
        <Rows>{rows.map(children)}</Rows>
      </Card>
      {query.hasNextPage ? (
        <div className={styles.more}>
          <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {intl.formatMessage(messages.more)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const messages = defineMessages({
  more: { id: 'records.list.more', defaultMessage: 'Show more', description: 'Button below the entries of a record' },
  otherDays: {
    id: 'records.list.otherDays',
    defaultMessage: 'Choose other days to look further back.',
    description: 'Text of a record without entries',
  },
})
