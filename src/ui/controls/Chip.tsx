import type { ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './Chip.module.css'

interface ChipProps {
  selected: boolean
  onPress: () => void
  /** 16 px, before the text. */
  icon?: ReactNode
  children: ReactNode
}

/** One choice of a filter. Selected shows by border, weight and tint, not by colour alone. */
export function Chip({ selected, onPress, icon, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      className={classNames(styles.chip, selected && styles.selected)}
      onClick={onPress}
    >
      {icon}
      <span>{children}</span>
    </button>
  )
}
