import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './StatusTag.module.css'

export type StatusTone = 'open' | 'ready' | 'waiting' | 'running' | 'paid' | 'refused' | 'quiet'

/** Where something stands, in a word. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>
}
