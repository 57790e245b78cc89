import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import styles from './MessageList.module.css'

/** Stands in for a list of messages that is on its way. */
export function LoadingList({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton shape="card" count={count} />
    </div>
  )
}
