import ChevronRight from 'lucide-react/icons/chevron-right'
import Megaphone from 'lucide-react/icons/megaphone'
import { defineMessages, useIntl } from 'react-intl'
import { noticeIndex } from '#src/core/messages/notice-index.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { VerticalTicker } from '#src/ui/VerticalTicker.tsx'
import type { HomeAnnouncements } from './use-home-announcements.ts'
import styles from './AnnouncementStrip.module.css'

/** HOME-28: the strip moves on every two seconds. */
const STRIP_INTERVAL_MS = 2_000
const ROW_HEIGHT_PX = 44

const messages = defineMessages({
  label: {
    id: 'lobby.announcements.label',
    defaultMessage: 'Announcements',
    description: 'Name of the strip of announcements for screen readers',
  },
  empty: {
    id: 'lobby.announcements.empty',
    defaultMessage: 'No announcements',
    description: 'Stands in the strip when there is nothing to announce',
  },
  failed: {
    id: 'lobby.announcements.failed',
    defaultMessage: 'Announcements could not be loaded. Tap to try again.',
    description: 'Button in the strip after the announcements failed to load',
  },
  pause: {
    id: 'lobby.announcements.pause',
    defaultMessage: 'Pause the announcements',
    description: 'Label of the button that stops the strip',
  },
  play: {
    id: 'lobby.announcements.play',
    defaultMessage: 'Move the announcements again',
    description: 'Label of the button that lets the strip move again',
  },
})

/** One line of news below the banners; a tap opens the list at that item (HOME-27..29). */
export function AnnouncementStrip({ state }: { state: HomeAnnouncements }) {
  const intl = useIntl()
  return (
    <div className={styles.strip}>
      <Icon icon={Megaphone} directional className={styles.megaphone} />
      <Content
        state={state}
        pauseLabel={intl.formatMessage(messages.pause)}
        playLabel={intl.formatMessage(messages.play)}
      />
    </div>
  )
}

function Content({
  state,
  pauseLabel,
  playLabel,
}: {
  state: HomeAnnouncements
  pauseLabel: string
  playLabel: string
}) {
  const intl = useIntl()
  if (state.isPending) return <Skeleton shape="line" className={styles.skeleton} />
  if (state.isFailed) {
    return (
      <button type="button" className={styles.line} onClick={state.retry}>
        {intl.formatMessage(messages.failed)}
      </button>
    )
  }
  if (state.notices.length === 0) return <p className={styles.line}>{intl.formatMessage(messages.empty)}</p>
  return (
    <VerticalTicker
      className={styles.ticker}
      label={intl.formatMessage(messages.label)}
      rowHeight={ROW_HEIGHT_PX}
      intervalMs={STRIP_INTERVAL_MS}
      pauseLabel={pauseLabel}
      playLabel={playLabel}
      items={state.notices.map((notice) => ({
        key: notice.id,
        content: (
          <Link to={`${paths.notice}?index=${noticeIndex(state.all, notice.id)}`} className={styles.line}>
            <span className={styles.title} dir="auto">
              {notice.title}
            </span>
            <Icon icon={ChevronRight} size={16} directional className={styles.arrow} />
          </Link>
        ),
      }))}
    />
  )
}
