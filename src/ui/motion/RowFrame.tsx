import { Suspense, useState, type ReactNode, type RefObject } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { idlePart } from '#src/ui/loading/late-part.ts'
import styles from './RowFrame.module.css'

const RowArrows = idlePart(() => import('./RowArrows.tsx').then((module) => module.RowArrows))

interface RowFrameProps {
  row: RefObject<HTMLElement | null>
  className?: string | undefined
  /** The row. */
  children: ReactNode
}

/**
 * Around a row that scrolls sideways. A mouse cannot swipe, so for one an arrow stands at each end that hides
 * something.
 */
export function RowFrame({ row, className, children }: RowFrameProps) {
  const [hasMouse] = useState(hasFinePointer)
  return (
    <div className={classNames(styles.frame, className)}>
      {children}
      {hasMouse ? (
        <Suspense>
          <RowArrows row={row} />
        </Suspense>
      ) : null}
    </div>
  )
}

function hasFinePointer(): boolean {
  return window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false
}
