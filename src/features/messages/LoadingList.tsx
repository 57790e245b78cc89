import { LoadingCards, type LoadingCardsProps } from '#src/core/errors/LoadingCards.tsx'
import styles from './MessageList.module.css'

type LoadingListProps = Pick<LoadingCardsProps, 'error' | 'onRetry'> & { count?: number }

/** In place of a list of messages that is not there yet. */
export function LoadingList({ count = 6, error, onRetry }: LoadingListProps) {
  return <LoadingCards count={count} className={styles.loading} error={error} onRetry={onRetry} />
}
