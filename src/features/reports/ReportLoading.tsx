import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import styles from './Reports.module.css'

/** Stands in for a report that is on its way. */
export function ReportLoading() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton shape="card" count={4} />
    </div>
  )
}
