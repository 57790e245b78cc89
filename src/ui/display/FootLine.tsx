import type { ReactNode } from 'react'
import styles from './FootLine.module.css'

/** A line at the foot of login, registration or trial: another way, with its link. */
export function FootLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>
}
