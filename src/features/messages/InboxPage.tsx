import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useListInboxInfinite } from '#src/api/generated/inbox-lists.ts'
import { useReadMarks } from '#src/core/inbox/read-marks.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { KeptFocus } from '#src/ui/loading/KeptFocus.tsx'
import { Spinner } from '#src/ui/loading/Spinner.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { useNextPageOnScroll } from '#src/ui/loading/use-infinite-scroll.ts'
import { useInboxQuery } from './use-inbox-query.ts'
import { LETTER_PARAMETER } from './letter-path.ts'
import { listMessages as messages } from './list-messages.ts'
import { LoadingList } from './LoadingList.tsx'
import { letterRow } from './message-row.ts'
import { MessageList } from './MessageList.tsx'
import styles from './MessageList.module.css'

/** `/m/messages/inbox`: the member's letters, page by page as they are scrolled (NAMED-24, GAP-117). */
export function InboxPage() {
  return (
    <div className={styles.page}>
      <Letters />
    </div>
  )
}

function Letters() {
  const intl = useIntl()
  const [query] = useSearchParams()
  const marks = useReadMarks('inbox')
  const list = useListInboxInfinite(useInboxQuery())
  const { data, error, refetch, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list
  useNextPageOnScroll(list)
  if (!data) return <LoadingList error={error} onRetry={refetch} />
  if (data.rows.length === 0) {
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.noLetters)}
        text={intl.formatMessage(messages.noLettersText)}
      />
    )
  }
  return (
    <KeptFocus>
      <MessageList
        kind="inbox"
        rows={data.rows.map((letter) => letterRow(letter, { isSignedIn: true, marks }))}
        target={query.get(LETTER_PARAMETER) ?? undefined}
      />
      <div className={styles.more}>
        {isFetchNextPageError ? (
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {intl.formatMessage(messages.moreFailed)}
          </Button>
        ) : null}
        {isFetchingNextPage && !isFetchNextPageError ? <Spinner /> : null}
      </div>
    </KeptFocus>
  )
}
