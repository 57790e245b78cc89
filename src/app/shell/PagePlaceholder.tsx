import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './PagePlaceholder.module.css'

/** Stands in while a page's code is under way (SHELL-41). */
export function PagePlaceholder() {
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton shape="card" count={4} />
    </div>
  )
}
