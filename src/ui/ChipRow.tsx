import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { showFocusedItem } from './scroll-row-to.ts'
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only follows the focus of its items
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.row, wrap ? styles.wrapped : styles.scrolling)}
      onFocus={wrap ? undefined : showFocusedItem}
    >
      {children}
    </div>
  )
}
