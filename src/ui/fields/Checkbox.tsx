import Check from 'lucide-react/icons/check'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './Checkbox.module.css'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> & {
  /** The label; may hold links. */
  children: ReactNode
  /** Marks the box as invalid if present; the form shows the sentence itself. */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A native checkbox with its label; the whole line is the target. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.line, className)}>
      <input
        {...input}
        type="checkbox"
        aria-invalid={error === undefined ? undefined : true}
        className={styles.input}
      />
      <span className={styles.box}>
        <Icon icon={Check} size={14} className={styles.tick} />
      </span>
      <span>{children}</span>
    </label>
  )
}
