import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './RadioList.module.css'

interface RadioOption {
  value: string
  title: ReactNode
  detail?: ReactNode
  /** At most 40 px square. */
  picture?: ReactNode
}

type RadioListProps = Required<Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onChange' | 'onBlur'>> & {
  label: string
  /** Side by side as far as they have room: for short names. */
  tiles?: boolean
  options: readonly RadioOption[]
  /** A sentence that says what to do; its presence marks the choice as missing. */
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One choice of several. */
export function RadioList({ label, tiles = false, options, error, ...input }: RadioListProps) {
  const labelId = useId()
  const errorId = useId()
  const wrong = Boolean(error)
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? errorId : undefined}
      tabIndex={-1}
      className={styles.group}
    >
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <div className={tiles ? styles.tiles : styles.rows}>
        {options.map(({ value, title, detail, picture }) => (
          <label key={value} className={styles.option}>
            <input {...input} type="radio" value={value} className={styles.input} />
            <span className={styles.row}>
              {picture === undefined ? null : <span className={styles.picture}>{picture}</span>}
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
              </span>
              <span className={styles.mark}>
                <Icon icon={Check} size={14} />
              </span>
            </span>
          </label>
        ))}
      </div>
      {wrong ? (
        <p id={errorId} className={styles.error} role="alert">
          <Icon icon={CircleAlert} size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
