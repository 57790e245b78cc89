import { useLocation } from 'react-router-dom'
import { chromeOf } from '#src/core/routing/chrome.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import styles from './PagePlaceholder.module.css'

/** Stands in while a page's code is under way (SHELL-41); at the door under the picture that will stand there. */
export function PagePlaceholder() {
  const { header, back } = chromeOf(useLocation().pathname)
  return (
    <>
      {header === 'none' && back === 'home' ? <div className={styles.picture} /> : null}
      <div className={styles.placeholder} aria-busy="true">
        <Skeleton shape="card" count={4} />
      </div>
    </>
  )
}
