import { classNames } from './class-names.ts'
import styles from './Switch.module.css'

type SwitchProps = {
  label: string
  /** Where the row around it already shows the words. */
  hideLabel?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** On or off, in force at once. */
export function Switch({ label, hideLabel = false, checked, onChange, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      className={styles.line}
      onClick={() => onChange(!checked)}
    >
      {hideLabel ? null : <span className={styles.label}>{label}</span>}
      <span className={classNames(styles.rail, checked && styles.on)} />
    </button>
  )
}
