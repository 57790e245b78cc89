import type { ReactNode } from 'react'
import { Mark, type MarkShape } from './Mark.tsx'
import styles from './SectionHead.module.css'

type SectionHeadProps = {
  /** The merchant's mark, the bead before the title. */
  mark: MarkShape
  title: string
  /** For `aria-labelledby` of the section. */
  id?: string
  /** A `MoreLink` or a control. */
  action?: ReactNode
}

/** Title of a section of a page. */
export function SectionHead({ mark, title, id, action }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Mark shape={mark} className={styles.mark} />
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {action}
    </div>
  )
}
