import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Field, type FieldFrame } from './Field.tsx'
import styles from './Field.module.css'

export type TextFieldProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrame> & { ref?: Ref<HTMLInputElement> }

/** One line of text. Takes every native attribute of an input; `ref` is the input. */
export function TextField(props: TextFieldProps) {
  const { label, required, error, hint, icon, prefix, suffix, id, className, ...input } = props
  return (
    <Field {...{ label, required, error, hint, icon, prefix, suffix, id }}>
      {(control) => <input {...input} {...control} className={classNames(styles.control, className)} />}
    </Field>
  )
}
