import { classNames } from '#src/ui/styles/class-names.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './CountBadge.module.css'

/** CONST-18 */
const MOST_SHOWN = 99

interface CountBadgeProps {
  count: number
  /** The whole sentence for a screen reader: "12 unread messages". */
  label: string
  className?: string | undefined
}

/** A count on vermilion; above 99 it reads `99+`, at zero it is not there. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.count, className)}>
      <span aria-hidden="true">{capped(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

function capped(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}
