import type { ComponentProps } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { PagedRows } from './PagedRows.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import styles from './RecordList.module.css'

interface RecordListProps<Row> extends Pick<ComponentProps<typeof PagedRows<Row>>, 'query' | 'children'> {
  /** What an empty list says. */
  none: string
  /** To what the entries are narrowed, if to anything, and how to list all again. */
  filter?: { chosen: { name: string } | undefined; choose: (none: undefined) => void }
}

/** The entries of a record; where there are none, other days may have some. */
export function RecordList<Row>({ query, none, filter, children }: RecordListProps<Row>) {
  const intl = useIntl()
  const chosen = filter?.chosen
  return (
    <PagedRows
      query={query}
      className={styles.list}
      empty={
        <StateView
          kind="empty"
          title={chosen ? intl.formatMessage(messages.noneOfFilter, { filter: chosen.name }) : none}
          text={intl.formatMessage(messages.otherDays)}
          action={
            chosen && (
              <Button onClick={() => filter.choose(undefined)}>{intl.formatMessage(messages.withoutFilter)}</Button>
            )
          }
        />
      }
    >
      {children}
    </PagedRows>
  )
}

const messages = {
  noneOfFilter: defineMessage<{ filter: string }>({
    id: 'records.list.noneOfFilter',
    defaultMessage: 'Nothing for “{filter}” in this period',
    description:
      'Heading of a record that has no entries of the chosen filter; {filter} is its name, such as “Pending” or “Bonus”',
  }),
  withoutFilter: defineMessage({
    id: 'records.list.withoutFilter',
    defaultMessage: 'Show all entries',
    description: 'Button below a record that has no entries of the chosen filter; it takes the filter away',
  }),
  otherDays: defineMessage({
    id: 'records.list.otherDays',
    defaultMessage: 'Choose other days to look further back.',
    description: 'Text of a record without entries',
  }),
}
