import { useIntl } from 'react-intl'
import { AlertDialog } from '#src/ui/layers/AlertDialog.tsx'
import { ConfirmDialog } from '#src/ui/layers/ConfirmDialog.tsx'
import type { DialogRequest } from './toasts.ts'

/** A question with two answers, or a message with one. */
export function RequestDialog({
  request,
  onAnswer,
}: {
  request: DialogRequest
  onAnswer: (submitted: boolean) => void
}) {
  const intl = useIntl()
  const title = intl.formatMessage(request.title, request.values)
  const text = request.text ? intl.formatMessage(request.text, request.values) : undefined
  const submit = intl.formatMessage(request.submit)
  if (!request.cancel) {
    return (
      <AlertDialog open title={title} confirmLabel={submit} onClose={() => onAnswer(true)}>
        {text}
      </AlertDialog>
    )
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={submit}
      cancelLabel={intl.formatMessage(request.cancel)}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {text}
    </ConfirmDialog>
  )
}
