import type { LucideIcon } from 'lucide-react'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './Icon.module.css'

interface IconProps {
  /** One icon, imported alone: `import House from "lucide-react/icons/house"`. */
  icon: LucideIcon
  /** Side in px. */
  size?: 12 | 14 | 16 | 18 | 20 | 22 | 24 | 28
  /** Points somewhere, so it mirrors where text runs right to left. */
  directional?: boolean
  /** Faint fill in the line's colour: a favourite, the current page. */
  filled?: boolean
  className?: string | undefined
}

/** A line icon. Always decorative: the control or text around it carries the name. */
export function Icon({ icon: Glyph, size = 20, directional = false, filled = false, className }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={size < 14 ? 2.4 : 1.75}
      className={classNames(styles.icon, directional && styles.directional, filled && styles.filled, className)}
    />
  )
}
