import type { ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './StatusTag.module.css'

/** `over` is for what needs no attention any more. */
export type StatusTone = 'open' | 'waiting' | 'running' | 'paid' | 'refused' | 'quiet' | 'over'

/** A status: a word with a coloured dot. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>
}
