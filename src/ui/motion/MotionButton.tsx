import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './MotionButton.module.css'

export interface MotionLabels {
  /** Name of the button while it moves. */
  pauseLabel: string
  /** Name of the button while the motion is paused. */
  playLabel: string
}

type MotionButtonProps = MotionLabels & {
  paused: boolean
  onToggle: () => void
  className?: string | undefined
}

/** Stops and starts what moves by itself. */
export function MotionButton({ paused, onToggle, pauseLabel, playLabel, className }: MotionButtonProps) {
  return (
    <button
      type="button"
      aria-label={paused ? playLabel : pauseLabel}
      className={classNames(styles.button, className)}
      onClick={onToggle}
    >
      <Icon icon={paused ? Play : Pause} size={14} className={styles.icon} />
    </button>
  )
}
