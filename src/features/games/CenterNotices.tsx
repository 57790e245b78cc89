import Megaphone from 'lucide-react/icons/megaphone'
import { useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { VerticalTicker } from '#src/ui/VerticalTicker.tsx'
import { centerMessages as messages } from './center-messages.ts'
import styles from './CenterNotices.module.css'

const INTERVAL_MS = 3_000
const ROW_HEIGHT_PX = 44

/** What the house says about this category, one line at a time; nothing where there is nothing to say (NAMED-22). */
export function CenterNotices({ notices }: { notices: readonly Announcement[] }) {
  const intl = useIntl()
  if (notices.length === 0) return null
  return (
    <div className={styles.strip}>
      <Icon icon={Megaphone} directional className={styles.icon} />
      <VerticalTicker
        className={styles.ticker}
        label={intl.formatMessage(messages.notices)}
        rowHeight={ROW_HEIGHT_PX}
        intervalMs={INTERVAL_MS}
        pauseLabel={intl.formatMessage(messages.pause)}
        playLabel={intl.formatMessage(messages.play)}
        items={notices.map(({ id, title }) => ({
          key: id,
          content: (
            <p className={styles.line} dir="auto">
              {title}
            </p>
          ),
        }))}
      />
    </div>
  )
}
