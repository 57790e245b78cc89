import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Field, type FieldFrame } from './Field.tsx'
import styles from './TextArea.module.css'

export type TextAreaProps = Omit<FieldFrame, 'icon' | 'prefix' | 'suffix'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldFrame> & {
    /**
     * How many characters stand in it, and how many may. More can be typed, so that nothing pasted is cut off unseen.
     */
    count: { length: number; max: number }
    ref?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text with a live count of its characters. Takes every native attribute of a text area. */
export function TextArea(props: TextAreaProps) {
  const { label, required, error, hint, id, className, count, rows = 4, ...area } = props
  const isOver = count.length > count.max
  const counted = `${count.length}/${count.max}`
  const foot = (
    <span className={styles.foot}>
      <span>{hint}</span>
      <bdi dir="ltr" className={classNames(styles.count, isOver && styles.over)}>
        {counted}
      </bdi>
    </span>
  )
  return (
    <Field {...{ label, required, error, id }} hint={foot}>
      {(control) => <textarea {...area} {...control} rows={rows} className={classNames(styles.area, className)} />}
    </Field>
  )
}
