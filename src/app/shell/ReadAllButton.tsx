import CheckCheck from 'lucide-react/icons/check-check'
import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getUnreadCountQuery, listInboxQuery, useMarkAllInboxRead } from '#src/api/generated/messages.ts'
import { useSession } from '#src/core/session/session.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { shellMessages } from './shell-messages.ts'

/** Marks all messages as read, in the header of the messages page; only for those signed in (SHELL-52). */
export function ReadAllButton() {
  const intl = useIntl()
  const session = useSession()
  const client = useQueryClient()
  const { mutate, isPending } = useMarkAllInboxRead({
    onSuccess: () => {
      for (const { queryKey } of [getUnreadCountQuery(), listInboxQuery()]) {
        void client.invalidateQueries({ queryKey: queryKey.slice(0, 1) })
      }
    },
  })
  if (!session) return null
  return (
    <IconButton
      label={intl.formatMessage(shellMessages.readAll)}
      aria-busy={isPending || undefined}
      onClick={() => isPending || mutate()}
    >
      <Icon icon={CheckCheck} size={22} />
    </IconButton>
  )
}
