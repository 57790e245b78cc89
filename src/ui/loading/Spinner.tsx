import styles from './Spinner.module.css'

interface SpinnerProps {
  /** Side in px. */
  size?: 20 | 28
}

/** A turning arc in the colour of the text. Decorative: mark what is busy with `aria-busy`. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity=".25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
