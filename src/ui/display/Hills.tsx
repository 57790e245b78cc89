import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './Hills.module.css'

/** The line of hills that closes a page, in the colour of the text; 40 px high, as wide as its place. */
export function Hills({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.hills, className)}
      viewBox="0 0 390 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 40V22C44 4 84 8 132 19S226 32 276 19S350 5 390 14V40z" fill="currentColor" />
    </svg>
  )
}
