import type { ComponentProps } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { PagedRows } from './PagedRows.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import styles from './RecordList.module.css'

interface RecordListProps<Row> extends Pick<ComponentProps<typeof PagedRows<Row>>, 'query' | 'children'> {
  /** What an empty list says. */
  none: string
}

/** The entries of a record; where there are none, other days may have some. */
export function RecordList<Row>({ query, none, children }: RecordListProps<Row>) {
  const intl = useIntl()
  return (
    <PagedRows
      query={query}
      className={styles.list}
      empty={<StateView kind="empty" title={none} text={intl.formatMessage(messages.otherDays)} />}
    >
      {children}
    </PagedRows>
  )
}

const messages = defineMessages({
  otherDays: {
    id: 'records.list.otherDays',
    defaultMessage: 'Choose other days to look further back.',
    description: 'Text of a record without entries',
  },
})
