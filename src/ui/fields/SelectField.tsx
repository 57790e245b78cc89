import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '#src/ui/display/Icon.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Field, type FieldFrame } from './Field.tsx'
import styles from './SelectField.module.css'

type SelectFieldProps = Omit<FieldFrame, 'prefix' | 'suffix'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'prefix'> & {
    ref?: Ref<HTMLSelectElement>
    /** The text of what is chosen. */
    shown: string
    /** Nothing is chosen yet: `shown` says what to do. */
    isEmpty: boolean
    /** `option` elements. */
    children: ReactNode
  }

/**
 * A choice of one among many, by the device's own list. What is chosen stands there as a text of its own, which wraps:
 * the text of a native control is cut where it is wide.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, required, error, hint, icon, id, className, shown, isEmpty, children, ...select } = props
  return (
    <Field {...{ label, required, error, hint, icon, id }}>
      {(control) => (
        <span className={styles.place}>
          <span className={classNames(styles.shown, isEmpty && styles.empty)} dir="auto" aria-hidden="true">
            {shown}
          </span>
          <Icon icon={ChevronDown} size={20} className={styles.arrow} />
          <select {...select} {...control} className={classNames(styles.select, className)}>
            {children}
          </select>
        </span>
      )}
    </Field>
  )
}
