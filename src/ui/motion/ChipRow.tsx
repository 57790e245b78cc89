import { useRef, type ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { RowFrame } from './RowFrame.tsx'
import { showFocusedItem } from './scroll-row-to.ts'
import styles from './ChipRow.module.css'

interface ChipRowProps {
  /** What is chosen here: "Game type". */
  label: string
  /** Breaks into lines instead of scrolling; without the page's gutter. */
  wrap?: boolean
  children: ReactNode
}

/** A named group of chips. */
export function ChipRow({ label, wrap = false, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null)
  if (wrap) {
    return (
      <div role="group" aria-label={label} className={classNames(styles.row, styles.wrapped)}>
        {children}
      </div>
    )
  }
  return (
    <RowFrame row={row}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only follows the focus of its items */}
      <div
        ref={row}
        role="group"
        aria-label={label}
        className={classNames(styles.row, styles.scrolling)}
        onFocus={showFocusedItem}
      >
        {children}
      </div>
    </RowFrame>
  )
}
