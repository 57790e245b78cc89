import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useListInboxInfinite } from '#src/api/generated/inbox-lists.ts'
import { announcementLink } from '#src/core/announcements/announcement-index.ts'
import { useAnnouncementListQuery } from '#src/core/announcements/announcement-list.ts'
import { useReadMarks } from '#src/core/inbox/read-marks.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { isTrial } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { centerMessages as messages } from './center-messages.ts'
import { useInboxQuery } from './use-inbox-query.ts'
import { letterPath } from './letter-path.ts'
import { LoadingList } from './LoadingList.tsx'
import { latestRows, letterRow, announcementRow, type MessageRow } from './message-row.ts'
import { MessageHead } from './MessageHead.tsx'
import styles from './LatestMessages.module.css'

const MOST = 6

/** The latest announcements and, for members, letters, each of which opens on its own page. */
export function LatestMessages() {
  const intl = useIntl()
  const headingId = useId()
  const latest = useLatest()
  if (latest.rows?.length === 0) return null
  return (
    <section className={styles.latest} aria-labelledby={headingId}>
      <SectionHead flush id={headingId} title={intl.formatMessage(messages.latest)} />
      {latest.rows ? (
        <Card flush>
          <ul className={styles.list}>
            {latest.rows.map((row) => (
              <li key={`${row.kind} ${row.id}`} className={styles.item}>
                <Link {...latest.linkOf(row)} className={styles.link}>
                  <MessageHead row={row} />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <LoadingList count={4} error={latest.error} onRetry={latest.retry} />
      )}
    </section>
  )
}

function useLatest() {
  const session = useSession()
  const isSignedIn = session !== undefined
  const hasInbox = isSignedIn && !isTrial(session.type)
  const noticeMarks = useReadMarks('announcement')
  const letterMarks = useReadMarks('inbox')
  const notices = useQuery(useAnnouncementListQuery())
  const inbox = useListInboxInfinite(useInboxQuery(), { enabled: hasInbox })
  const list = notices.data?.list ?? []
  const letters = inbox.data?.rows ?? []
  const isSettled = !notices.isPending && !(hasInbox && inbox.isPending)
  const rows = [
    ...list.map((notice) => announcementRow(notice, { isSignedIn, marks: noticeMarks })),
    ...letters.map((letter) => letterRow(letter, { isSignedIn, marks: letterMarks })),
  ]
  const error = isSettled && rows.length === 0 ? (notices.error ?? inbox.error) : null
  return {
    /** What came, once nothing more is on its way. */
    rows: isSettled && !error ? latestRows(rows, MOST) : undefined,
    error,
    retry: () => {
      void notices.refetch()
      if (hasInbox) void inbox.refetch()
    },
    linkOf: ({ kind, id }: MessageRow) => (kind === 'inbox' ? { to: letterPath(id) } : announcementLink(list, id)),
  }
}
