import { Suspense } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { AnnouncementStrip } from '#src/core/announcements/AnnouncementStrip.tsx'
import { announcementPath } from '#src/core/announcements/announcement-index.ts'
import { noAnnouncementsMessage } from '#src/core/announcements/no-announcements-message.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { idlePart } from '#src/ui/loading/late-part.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import type { HomeAnnouncements } from './use-home-announcements.ts'
import styles from './HomeTicker.module.css'

// What moves by itself comes after what stands.
const AnnouncementTicker = idlePart(() =>
  import('#src/core/announcements/AnnouncementTicker.tsx').then((module) => module.AnnouncementTicker),
)

/** HOME-28: the strip moves on every two seconds. */
const INTERVAL_MS = 2_000

const messages = defineMessages({
  failed: {
    id: 'lobby.announcements.failed',
    defaultMessage: 'Announcements could not be loaded. Tap to try again.',
    description: 'Button in the strip after the announcements failed to load',
  },
})

/** One line of news below the banners; a tap opens the list at that item (HOME-27..29). */
export function HomeTicker({ state }: { state: HomeAnnouncements }) {
  return (
    <AnnouncementStrip className={styles.strip}>
      <Content state={state} />
    </AnnouncementStrip>
  )
}

function Content({ state }: { state: HomeAnnouncements }) {
  const intl = useIntl()
  const placeholder = <Skeleton shape="line" className={styles.skeleton} />
  if (state.isPending) return placeholder
  if (state.isFailed) {
    return (
      <button type="button" className={styles.line} onClick={state.retry}>
        {intl.formatMessage(messages.failed)}
      </button>
    )
  }
  if (state.announcements.length === 0)
    return <p className={styles.line}>{intl.formatMessage(noAnnouncementsMessage)}</p>
  return (
    <Suspense fallback={placeholder}>
      <AnnouncementTicker
        announcements={state.announcements}
        intervalMs={INTERVAL_MS}
        render={(announcement, line) => <Link to={announcementPath(state.all, announcement.id)} {...line} />}
      />
    </Suspense>
  )
}
