import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldFrame } from './Field.tsx'
import styles from './Field.module.css'

type TextAreaProps = FieldFrame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldFrame> & { ref?: Ref<HTMLTextAreaElement> }

/** Several lines of text. Takes every native attribute; `ref` is the textarea. */
export function TextArea(props: TextAreaProps) {
  const { label, required, error, hint, icon, prefix, suffix, id, className, ...area } = props
  return (
    <Field {...{ label, required, error, hint, icon, prefix, suffix, id }} tall>
      {(control) => <textarea {...area} {...control} className={classNames(styles.control, className)} />}
    </Field>
  )
}
