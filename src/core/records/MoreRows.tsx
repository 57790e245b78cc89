import { useIntl } from 'react-intl'
import { loadFailedMessage } from '#src/core/errors/load-failed-message.ts'
import { retryMessage } from '#src/core/errors/retry-message.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import styles from './MoreRows.module.css'
import { showMoreMessage } from './show-more-message.ts'

/** What a paged hook says of its next page. */
export interface NextPage {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/**
 * The button for the next page of a list; where that did not come it says so, and asks again (ERR-46). It leaves with
 * the last page, so it stands in the `KeptFocus` of its list.
 */
export function MoreRows({ query }: { query: NextPage }) {
  const intl = useIntl()
  if (!query.hasNextPage) return null
  const isFailed = query.isFetchNextPageError && !query.isFetchingNextPage
  return (
    <div className={styles.more}>
      {isFailed ? (
        <p role="alert" className={styles.failed}>
          {intl.formatMessage(loadFailedMessage)}
        </p>
      ) : null}
      <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {intl.formatMessage(isFailed ? retryMessage : showMoreMessage)}
      </Button>
    </div>
  )
}
