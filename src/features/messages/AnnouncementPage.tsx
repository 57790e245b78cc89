import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation, useSearchParams } from 'react-router-dom'
import { announcementAt, INDEX, linkedAnnouncement } from '#src/core/announcements/announcement-index.ts'
import { useAnnouncementListQuery } from '#src/core/announcements/announcement-list.ts'
import { noAnnouncementsMessage } from '#src/core/announcements/no-announcements-message.ts'
import { useReadMarks } from '#src/core/inbox/read-marks.ts'
import { useSession } from '#src/core/session/session.ts'
import { StateView } from '#src/ui/states/StateView.tsx'
import { listMessages as messages } from './list-messages.ts'
import { LoadingList } from './LoadingList.tsx'
import { announcementRow } from './message-row.ts'
import { MessageList } from './MessageList.tsx'
import styles from './MessageList.module.css'

/**
 * `/m/notice`: all announcements; the one that a link led to, or whose index the query names, is open (MSG-07, GAP-95,
 * NAMED-23).
 */
export function AnnouncementPage() {
  return (
    <div className={styles.page}>
      <Announcements />
    </div>
  )
}

function Announcements() {
  const intl = useIntl()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const session = useSession()
  const marks = useReadMarks('announcement')
  const { data, error, isFetching, refetch } = useQuery(useAnnouncementListQuery())
  if (!data) return <LoadingList error={error} onRetry={refetch} />
  if (data.list.length === 0) {
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(noAnnouncementsMessage)}
        text={intl.formatMessage(messages.noAnnouncementsText)}
      />
    )
  }
  const index = indexOf(query.get(INDEX))
  const linked = linkedAnnouncement(state)
  // A list that is being asked for again may have another one at the index by then.
  const indexed = index === undefined || isFetching ? undefined : announcementAt(data.list, index)?.id
  return (
    <MessageList
      key={linked ?? index}
      kind="announcement"
      rows={data.list.map((announcement) =>
        announcementRow(announcement, { isSignedIn: session !== undefined, marks }),
      )}
      target={linked ?? indexed}
    />
  )
}

/** What the query says, when it is a whole number. */
function indexOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
