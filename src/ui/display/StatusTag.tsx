import type { ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './StatusTag.module.css'

/**
 * What is `open` to the reader, `waiting` for somebody, `good`, as what holds or went through; `paid`, as a win, a
 * reward to take or an agent; `refused` or out of use; `quiet`, beside what counts; or `over`, come to nothing.
 */
export type StatusTone = 'open' | 'waiting' | 'good' | 'paid' | 'refused' | 'quiet' | 'over'

/** A status: a word with a coloured dot. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>
}
