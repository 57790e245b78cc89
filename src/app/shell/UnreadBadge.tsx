import { useIntl } from 'react-intl'
import { CountBadge } from '#src/ui/CountBadge.tsx'
import { shellMessages } from './shell-messages.ts'
import { useUnreadTotal } from './use-unread-total.ts'

/** How many messages wait, on the member entry of the bottom menu (SHELL-74, GAP-145). */
export function UnreadBadge({ className }: { className: string | undefined }) {
  const intl = useIntl()
  const unread = useUnreadTotal()
  return (
    <CountBadge
      className={className}
      count={unread}
      label={intl.formatMessage(shellMessages.unread, { count: unread })}
    />
  )
}
