import { useIntl } from 'react-intl'
import { gameGridMessages } from '#src/core/games/game-grid-messages.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { listMessages as messages } from './list-messages.ts'
import styles from './MessageList.module.css'

/** Stands in for a list of messages that is on its way. */
export function LoadingList({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton shape="card" count={count} />
    </div>
  )
}

/** A list of messages that did not come, and the way to ask again. */
export function FailedList({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <StateView
      kind="error"
      title={intl.formatMessage(gameGridMessages.failedTitle)}
      text={intl.formatMessage(messages.failedText)}
      action={<Button onClick={onRetry}>{intl.formatMessage(gameGridMessages.retry)}</Button>}
    />
  )
}
