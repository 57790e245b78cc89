import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

type SelectFieldProps = Omit<FieldFrame, 'suffix'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldFrame> & { ref?: Ref<HTMLSelectElement> }

/** The platform's own select in the look of a field; `children` are its options. */
export function SelectField(props: SelectFieldProps) {
  const { label, required, error, hint, icon, prefix, id, className, children, ...select } = props
  return (
    <Field {...{ label, required, error, hint, icon, prefix, id }}>
      {(control) => (
        <>
          <select {...select} {...control} className={classNames(styles.control, className)}>
            {children}
          </select>
          <span className={styles.icon}>
            <Icon icon={ChevronDown} />
          </span>
        </>
      )}
    </Field>
  )
}
