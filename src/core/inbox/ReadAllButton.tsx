import CheckCheck from 'lucide-react/icons/check-check'
import { defineMessages, useIntl } from 'react-intl'
import { useSession } from '#src/core/session/session.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import type { MessageKind } from './read-marks.ts'
import { useReadAll } from './use-read-all.ts'

/** Marks everything of these kinds as read, in the head of a page; only for those signed in (SHELL-52). */
export function ReadAllButton({ kinds }: { kinds: readonly MessageKind[] }) {
  const intl = useIntl()
  const session = useSession()
  const { readAll, isPending } = useReadAll(kinds)
  if (!session) return null
  return (
    <IconButton label={intl.formatMessage(messages.readAll)} aria-busy={isPending || undefined} onClick={readAll}>
      <Icon icon={CheckCheck} size={22} />
    </IconButton>
  )
}

const messages = defineMessages({
  readAll: {
    id: 'messages.readAll.label',
    defaultMessage: 'Mark all as read',
    description: 'Label of the button in the head of the pages with messages',
  },
})
