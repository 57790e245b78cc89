import { useIntl } from 'react-intl'
import { announcementLink } from '#src/core/announcements/announcement-index.ts'
import { AnnouncementTicker, type TickerLine } from '#src/core/announcements/AnnouncementTicker.tsx'
import { noAnnouncementsMessage } from '#src/core/announcements/no-announcements-message.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { operatorLink } from '#src/core/routing/operator-link.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import styles from './HomeTicker.module.css'
import type { HomeAnnouncements } from './use-home-announcements.ts'
import { useLobbyNews } from './use-lobby-news.ts'

interface HomeLinesProps {
  state: HomeAnnouncements
}

/**
 * Announcements, each of which leads to its text, and the news of the lobby between the first of them: there are many
 * announcements, and after the last one nobody would see the news (HOME-27..29, GATEWAY-60).
 */
export function HomeLines({ state: { all, announcements } }: HomeLinesProps) {
  const intl = useIntl()
  const { data, isPending } = useLobbyNews()
  const announced = announcements.map(({ id, title }): TickerLine => ({
    key: id,
    title,
    render: (line) => <Link {...announcementLink(all, id)} {...line} />,
  }))
  const news = (data?.list ?? []).map(({ id, title, link }): TickerLine => ({
    key: `news ${id}`,
    title,
    render: operatorLink(link),
  }))
  const lines = inTurns(announced, news)
  if (lines.length === 0 && isPending) return <Skeleton shape="line" className={styles.skeleton} />
  if (lines.length === 0) return <p className={styles.line}>{intl.formatMessage(noAnnouncementsMessage)}</p>
  return <AnnouncementTicker lines={lines} />
}

/** One of each after the other, and then what is left of the longer list. */
function inTurns<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  const most = Math.max(some.length, others.length)
  return Array.from({ length: most }, (_, at) => [...some.slice(at, at + 1), ...others.slice(at, at + 1)]).flat()
}
