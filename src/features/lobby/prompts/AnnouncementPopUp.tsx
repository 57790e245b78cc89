import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { SafeHtml } from '#src/core/html/SafeHtml.tsx'
import { useMarkRead, useReadMarks } from '#src/core/inbox/read-marks.ts'
import { seenPopUpItem } from '#src/core/storage/late-items.ts'
import { AlertDialog } from '#src/ui/layers/AlertDialog.tsx'

/**
 * HOME-33: the latest announcement of type `PU` comes up by itself, once a browser session, unless it was read; to close
 * it is to have read it (MSG-04, MSG-05). The older ones wait in the message centre: a row of dialogs would be closed
 * unread.
 */
export function AnnouncementPopUp({ announcements }: { announcements: readonly Announcement[] }) {
  const intl = useIntl()
  const [seen, setSeen] = useState(() => seenPopUpItem.read())
  const marks = useReadMarks('announcement')
  const markRead = useMarkRead('announcement')
  const latest = announcements.find(({ type }) => type === 'PU')
  if (!latest || latest.read) return null
  const close = () => {
    seenPopUpItem.write(latest.id)
    setSeen(latest.id)
    markRead([latest.id])
  }
  return (
    <AlertDialog
      open={seen !== latest.id && !marks.has(latest.id)}
      title={latest.title}
      confirmLabel={intl.formatMessage(messages.close)}
      onClose={close}
    >
      <SafeHtml html={latest.content} />
    </AlertDialog>
  )
}

const messages = defineMessages({
  close: {
    id: 'lobby.popUp.close',
    defaultMessage: 'Got it',
    description: 'Button that closes an announcement which opened without a tap',
  },
})
