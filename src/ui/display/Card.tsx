import type { ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './Card.module.css'

interface CardProps {
  /** Without padding, for rows and pictures that reach the edge. */
  flush?: boolean
  /** Lit from above, for the one card that matters. */
  lit?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A raised surface. */
export function Card({ flush = false, lit = false, className, children }: CardProps) {
  return (
    <div className={classNames(styles.card, !flush && styles.padded, lit && styles.lit, className)}>{children}</div>
  )
}
