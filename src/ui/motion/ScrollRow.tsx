import { useRef, type ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { RowFrame } from './RowFrame.tsx'
import { showFocusedItem } from './scroll-row-to.ts'
import styles from './ScrollRow.module.css'

interface ScrollRowProps {
  label: string
  /** Items come to rest at the gutter. */
  snap?: boolean
  className?: string | undefined
  /** Items with a width of their own and something to focus in each. */
  children: ReactNode
}

/** Items side by side that scroll under the finger, from gutter to gutter. */
export function ScrollRow({ label, snap = false, className, children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null)
  return (
    <RowFrame row={row}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only follows the focus of its items */}
      <div
        ref={row}
        role="group"
        aria-label={label}
        className={classNames(styles.row, snap && styles.snap, className)}
        onFocus={showFocusedItem}
      >
        {children}
      </div>
    </RowFrame>
  )
}
