import type { ReactNode } from 'react'
import styles from './FootLine.module.css'

/** Last line of a page that asks for an account: another way, with its link. */
export function FootLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>
}
