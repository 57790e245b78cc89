import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'
import styles from './PromptDialog.module.css'

/** SHELL-90: late enough for the way in to be over, so that the keyboard of a phone does not tear it. */
const FOCUS_DELAY_MS = 500

type PromptDialogProps = {
  open: boolean
  title: string
  /** Label and native attributes of the input (`inputMode`, `autoComplete`, `maxLength`, `error` …). */
  field: Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'ref'>
  initialValue?: string
  confirmLabel: string
  cancelLabel: string
  onSubmit: (value: string) => void
  onCancel: () => void
  pending?: boolean
  /** Above the input. */
  children?: ReactNode
}

/** A question that is answered by typing. */
export function PromptDialog(props: PromptDialogProps) {
  const { open, title, confirmLabel, cancelLabel, onCancel, pending, children, field, initialValue, onSubmit } = props
  const form = useId()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button variant="primary" type="submit" form={form} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <Answer id={form} field={field} initialValue={initialValue} onSubmit={onSubmit} />
    </Dialog>
  )
}

type AnswerProps = Pick<PromptDialogProps, 'field' | 'initialValue' | 'onSubmit'> & { id: string }

/** Lives with the open dialog, so that every opening starts afresh. */
function Answer({ id, field, initialValue = '', onSubmit }: AnswerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(initialValue)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(value)
  }

  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), FOCUS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      <TextField {...field} ref={input} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
    </form>
  )
}
