import type { ReactNode } from 'react'
import { BackButton } from './BackButton.tsx'
import styles from './PageBar.module.css'

interface PageBarProps {
  title: string
  /** One icon button at the end. */
  end?: ReactNode
}

/** The bar of a page that has no header of the site: the way back and its name (GAP-08). */
export function PageBar({ title, end }: PageBarProps) {
  return (
    <header className={styles.bar}>
      <span className={styles.end}>
        <BackButton />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.end}>{end}</span>
    </header>
  )
}
