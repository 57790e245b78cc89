import type { ReactElement } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './Mark.module.css'

type MarkShape = 'lantern' | 'tide' | 'orchid'

interface MarkProps {
  shape: MarkShape
  /** It stands for the house: with a halo in the merchant's glow, and the merchant's own logo if it has one. */
  lit?: boolean
  className?: string | undefined
}

/** A merchant's mark in the colour of the text, 24 × 28 px unless a class says otherwise. */
export function Mark({ shape, lit = false, className }: MarkProps) {
  return (
    <svg
      className={classNames(styles.mark, lit && styles.lit, className)}
      viewBox="0 0 24 28"
      fill="currentColor"
      aria-hidden="true"
    >
      {SHAPES[shape]}
    </svg>
  )
}

const PETALS_DEG = [0, 72, 144, 216, 288]

const SHAPES: Record<MarkShape, ReactElement> = {
  lantern: (
    <>
      <path d="M12 0v3" stroke="currentColor" strokeWidth="1.6" />
      <rect x="8" y="2.6" width="8" height="2.6" rx="1" />
      <path d="M7.6 6.2h8.8c3.6 1.9 5.6 4.4 5.6 7.3s-2 5.4-5.6 7.3H7.6C4 18.9 2 16.4 2 13.5s2-5.4 5.6-7.3z" />
      <path
        className={styles.ribs}
        d="M9.4 6.4c-2.4 4.3-2.4 9.9 0 14.2M14.6 6.4c2.4 4.3 2.4 9.9 0 14.2M12 6.3v14.4"
        strokeWidth="1.1"
      />
      <rect x="8" y="21.4" width="8" height="2.2" rx="1" />
      <path d="M12 23.6V28M9.8 23.6v2.8M14.2 23.6v2.8" stroke="currentColor" strokeWidth="1.2" strokeLinecap="round" />
    </>
  ),
  tide: (
    <>
      <circle cx="12" cy="14" r="11" />
      <path
        className={styles.ribs}
        d="M1.2 12.5c3.6-3 6.6-3 10.8 0s7.2 3 10.8 0M1.9 18.5c3.4-2.8 6.2-2.8 10.1 0s6.7 2.8 10.1 0"
        strokeWidth="2"
      />
    </>
  ),
  orchid: (
    <g transform="translate(12 14.6)">
      {PETALS_DEG.map((angle) => (
        <ellipse key={angle} cy="-6.6" rx="4.3" ry="6.2" transform={`rotate(${angle})`} />
      ))}
      <circle className={styles.heart} r="3.2" />
    </g>
  ),
}
