import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for assistive technology only; a heading where the page shows none. */
export function VisuallyHidden({ as: Tag = 'span', children }: { as?: 'span' | 'h1' | 'h2'; children: ReactNode }) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
