import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { RenderLink } from '#src/ui/controls/RenderLink.ts'
import { VerticalTicker } from '#src/ui/motion/VerticalTicker.tsx'
import { announcementMessages as messages } from './announcement-messages.ts'
import styles from './AnnouncementTicker.module.css'

/** As high as a tap needs it, and more for larger text. */
const ROW_HEIGHT = 'calc(1.25rem + 24px)'

interface AnnouncementTickerProps {
  announcements: readonly Announcement[]
  /** From one announcement to the next, in ms. */
  intervalMs: number
  /** Draws the link or button that opens an announcement around its title. */
  render: (announcement: Announcement, ...line: Parameters<RenderLink>) => ReactElement
}

/** Titles of announcements, one line at a time; a tap opens what it says (HOME-27..29, NAMED-22). */
export function AnnouncementTicker({ announcements, intervalMs, render }: AnnouncementTickerProps) {
  const intl = useIntl()
  return (
    <VerticalTicker
      className={styles.ticker}
      label={intl.formatMessage(messages.label)}
      rowHeight={ROW_HEIGHT}
      intervalMs={intervalMs}
      pauseLabel={intl.formatMessage(messages.pause)}
      playLabel={intl.formatMessage(messages.play)}
      items={announcements.map((announcement) => ({
        key: announcement.id,
        content: render(announcement, {
          className: styles.line ?? '',
          children: (
            <>
              <span className={styles.title} dir="auto">
                {announcement.title}
              </span>
              <Icon icon={ChevronRight} size={16} directional className={styles.arrow} />
            </>
          ),
        }),
      }))}
    />
  )
}
