import type { ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Mark } from '#src/ui/display/Mark.tsx'
import { currentMerchant } from './current.ts'
import styles from './SectionHead.module.css'

interface SectionHeadProps {
  title: string
  /** For `aria-labelledby` of the section. */
  id?: string
  /** A `MoreLink` or a control. */
  action?: ReactNode
  /** On a page that keeps the gutter itself. */
  flush?: boolean
}

/** Title of a section of a page, with the merchant's mark before it. */
export function SectionHead({ title, id, action, flush = false }: SectionHeadProps) {
  return (
    <div className={classNames(styles.head, flush && styles.flush)}>
      <Mark shape={currentMerchant.mark} className={styles.mark} />
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {action}
    </div>
  )
}
