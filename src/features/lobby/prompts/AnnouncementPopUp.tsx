import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { SafeHtml } from '#src/core/html/SafeHtml.tsx'
import { useMarkRead, useReadMarks } from '#src/core/inbox/read-marks.ts'
import { seenPopUpItem } from '#src/core/storage/late-items.ts'
import { gotItMessage } from '#src/core/toasts/got-it-message.ts'
import { AlertDialog } from '#src/ui/layers/AlertDialog.tsx'
import { untilNoLayer } from '#src/ui/layers/until-no-layer.ts'

/**
 * HOME-33: the latest announcement of type `PU` comes up by itself, once a browser session, unless it was read; to
 * close it is to have read it (MSG-04, MSG-05). It opens once menus and dialogs are closed. The older ones wait in the
 * message centre: a row of dialogs would be closed unread.
 */
export function AnnouncementPopUp({ announcements }: { announcements: readonly Announcement[] }) {
  const intl = useIntl()
  const [seen, setSeen] = useState(() => seenPopUpItem.read())
  /** Id of the one that may be open: no layer was when its turn came. */
  const [admitted, setAdmitted] = useState<string>()
  const marks = useReadMarks('announcement')
  const markRead = useMarkRead('announcement')
  const first = announcements.find(({ type }) => type === 'PU')
  const latest = first?.read ? undefined : first
  const newId = latest && seen !== latest.id && !marks.has(latest.id) ? latest.id : undefined
  useEffect(() => {
    const wait = new AbortController()
    if (newId !== undefined) void untilNoLayer(wait.signal).then(() => setAdmitted(newId))
    return () => wait.abort()
  }, [newId])
  if (!latest) return null
  const close = () => {
    seenPopUpItem.write(latest.id)
    setSeen(latest.id)
    markRead([latest.id])
  }
  return (
    <AlertDialog
      open={newId !== undefined && admitted === newId}
      title={latest.title}
      confirmLabel={intl.formatMessage(gotItMessage)}
      onClose={close}
    >
      <SafeHtml html={latest.content} />
    </AlertDialog>
  )
}
