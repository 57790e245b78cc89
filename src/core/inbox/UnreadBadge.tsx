import { defineMessage, useIntl } from 'react-intl'
import { CountBadge } from '#src/ui/display/CountBadge.tsx'
import { useUnread } from './unread.ts'

/** How many messages wait, on the way to them (SHELL-74, GAP-145). */
export function UnreadBadge({ className }: { className?: string | undefined }) {
  const intl = useIntl()
  const { total } = useUnread()
  return <CountBadge className={className} count={total} label={intl.formatMessage(unread, { count: total })} />
}

const unread = defineMessage<{ count: number }>({
  id: 'session.unread.count',
  defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
  description: 'Label of the red count on the member entry and the messages entry, for screen readers',
})
