import type { ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Mark, type MarkShape } from './Mark.tsx'
import styles from './SectionHead.module.css'

interface SectionHeadProps {
  /** The merchant's mark, the bead before the title. */
  mark: MarkShape
  title: string
  /** For `aria-labelledby` of the section. */
  id?: string
  /** A `MoreLink` or a control. */
  action?: ReactNode
  /** On a page that keeps the gutter itself. */
  flush?: boolean
}

/** Title of a section of a page. */
export function SectionHead({ mark, title, id, action, flush = false }: SectionHeadProps) {
  return (
    <div className={classNames(styles.head, flush && styles.flush)}>
      <Mark shape={mark} className={styles.mark} />
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {action}
    </div>
  )
}
