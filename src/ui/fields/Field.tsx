import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './Field.module.css'

/** What the control inside a field must take over. */
interface FieldControl {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldFrame {
  label: string
  /** Marks the label with a star and the control as required. */
  required?: boolean
  /** A sentence that says what to do; its presence marks the field as wrong. */
  error?: ReactNode
  hint?: ReactNode
  /** An icon before everything else. */
  icon?: ReactNode
  /** Before the input: a dial code, a currency. */
  prefix?: ReactNode
  /** After the input: a button, a picture with a code. */
  suffix?: ReactNode
}

/** Says "required" to the eye; the control's own attribute says it to everybody else. */
const STAR = ' *'

type FieldProps = FieldFrame & {
  /** The control's own id, when something outside points to it. */
  id?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** Label, box, hint and error around any control; ties them together for assistive technology. */
export function Field({ label, required = false, error, hint, icon, prefix, suffix, id, children }: FieldProps) {
  const own = useId()
  const control = id ?? `${own}-control`
  const errorId = `${own}-error`
  const hintId = `${own}-hint`
  const wrong = Boolean(error)
  const described = classNames(wrong && errorId, hint !== undefined && hintId)

  return (
    <div className={classNames(styles.field, wrong && styles.wrong)}>
      <label className={styles.label} htmlFor={control}>
        {label}
        {required ? (
          <span className={styles.star} aria-hidden="true">
            {STAR}
          </span>
        ) : null}
      </label>
      <div className={styles.box}>
        {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
        {prefix === undefined ? null : <span className={styles.prefix}>{prefix}</span>}
        {children({
          id: control,
          required,
          'aria-invalid': wrong || undefined,
          'aria-describedby': described || undefined,
        })}
        {suffix === undefined ? null : <span className={styles.suffix}>{suffix}</span>}
      </div>
      {wrong ? (
        <p id={errorId} className={styles.error} role="alert">
          <Icon icon={CircleAlert} size={16} />
          <span>{error}</span>
        </p>
      ) : null}
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
