import { useQueryClient } from '@tanstack/react-query'
import { defineMessages, useIntl } from 'react-intl'
import { useDeleteInboxMessage } from '#src/api/generated/inbox.ts'
import { reloadMessages } from '#src/core/inbox/read-marks.ts'
import { useQuestion } from '#src/core/session/use-question.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import styles from './MessageItem.module.css'

/** Deletes a letter of the inbox after a question (NAMED-24, GATEWAY-126). */
export function DeleteLetter({ id }: { id: string }) {
  const intl = useIntl()
  const client = useQueryClient()
  const question = useQuestion()
  const { mutateAsync, isPending } = useDeleteInboxMessage({
    // Also after a refusal: it may have been deleted elsewhere.
    onSettled: () => reloadMessages(client, 'inbox'),
  })
  const remove = () =>
    question({ title: messages.deleteTitle, cancel: commonMessages.cancel, submit: messages.delete }, () =>
      mutateAsync({ query: { messageId: id } }),
    )
  return (
    <Button variant="line" size="small" className={styles.delete} pending={isPending} onClick={() => void remove()}>
      {intl.formatMessage(messages.delete)}
    </Button>
  )
}

const messages = defineMessages({
  delete: {
    id: 'messages.letter.delete',
    defaultMessage: 'Delete the message',
    description: 'Button below the text of a message to this member, and in the question that follows',
  },
  deleteTitle: {
    id: 'messages.letter.deleteTitle',
    defaultMessage: 'Delete this message?',
    description: 'Question before a message to this member is deleted',
  },
})
