import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './ChipRow.module.css'

type ChipRowProps = {
  /** What is chosen here: "Game type". */
  label: string
  /** Breaks into lines instead of scrolling; without the page's gutter. */
  wrap?: boolean
  children: ReactNode
}

/** A named group of chips. */
export function ChipRow({ label, wrap = false, children }: ChipRowProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.row, wrap ? styles.wrapped : styles.scrolling)}>
      {children}
    </div>
  )
}
