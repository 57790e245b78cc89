import { type ReactNode, useRef } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface AlertDialogProps {
  open: boolean
  title: string
  confirmLabel: string
  /** The button, the mask or Escape. */
  onClose: () => void
  children?: ReactNode
}

/** A message with one button, which has the focus. */
export function AlertDialog({ open, title, confirmLabel, onClose, children }: AlertDialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      initialFocus={button}
      actions={
        <Button ref={button} variant="primary" onClick={onClose}>
          {confirmLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
