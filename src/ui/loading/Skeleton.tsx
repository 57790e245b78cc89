import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** `tile` 3:4, `wide` 7:5, `line` one line of text, `card` a card of 96 px, `pod` a square of 48 px. */
  shape: 'tile' | 'wide' | 'line' | 'card' | 'pod'
  /** How many alike, one after the other. */
  count?: number
  className?: string | undefined
}

/**
 * Stands in for what is loading, in its final size; visible only after 150 ms.
 * Decorative: the region that loads carries `aria-busy`.
 */
export function Skeleton({ shape, count = 1, className }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} />
  ))
}
