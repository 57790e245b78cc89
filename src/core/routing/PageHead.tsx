import type { ReactNode } from 'react'
import { BackButton } from './BackButton.tsx'
import styles from './PageHead.module.css'

interface PageHeadProps {
  title: string
  /** At the end of the line: one control. */
  action?: ReactNode
}

/** The bar on top of a page: back, title, and what the page adds. It is the header, or a page's own row (GAP-06). */
export function PageHead({ title, action }: PageHeadProps) {
  return (
    <header className={styles.header}>
      <span>
        <BackButton />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <span>{action}</span>
    </header>
  )
}
