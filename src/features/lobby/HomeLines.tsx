import { useIntl } from 'react-intl'
import { announcementPath } from '#src/core/announcements/announcement-index.ts'
import { AnnouncementTicker, type TickerLine } from '#src/core/announcements/AnnouncementTicker.tsx'
import { noAnnouncementsMessage } from '#src/core/announcements/no-announcements-message.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { operatorLink } from '#src/core/routing/operator-link.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import styles from './HomeTicker.module.css'
import type { HomeAnnouncements } from './use-home-announcements.ts'
import { useLobbyNews } from './use-lobby-news.ts'

/** HOME-28: the strip moves on every two seconds. */
const INTERVAL_MS = 2_000

interface HomeLinesProps {
  state: HomeAnnouncements
}

/** Announcements, each of which leads to its text, and the news of the lobby after them (HOME-27..29, GATEWAY-60). */
export function HomeLines({ state: { all, announcements } }: HomeLinesProps) {
  const intl = useIntl()
  const { data, isPending } = useLobbyNews()
  const news = data?.list ?? []
  const lines: TickerLine[] = [
    ...announcements.map(({ id, title }) => ({
      key: id,
      title,
      render: (line: object) => <Link to={announcementPath(all, id)} {...line} />,
    })),
    ...news.map(({ id, title, link }) => ({ key: `news ${id}`, title, render: operatorLink(link) })),
  ]
  if (lines.length === 0 && isPending) return <Skeleton shape="line" className={styles.skeleton} />
  if (lines.length === 0) return <p className={styles.line}>{intl.formatMessage(noAnnouncementsMessage)}</p>
  return <AnnouncementTicker lines={lines} intervalMs={INTERVAL_MS} />
}
