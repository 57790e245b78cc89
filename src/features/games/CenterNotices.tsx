import ChevronRight from 'lucide-react/icons/chevron-right'
import Megaphone from 'lucide-react/icons/megaphone'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { noticeMessages } from '#src/core/notices/notice-messages.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { latePart } from '#src/ui/late-part.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { VerticalTicker } from '#src/ui/VerticalTicker.tsx'
import { centerMessages as messages } from './center-messages.ts'
import styles from './CenterNotices.module.css'

const SafeHtml = latePart(async () => (await import('#src/core/html/SafeHtml.tsx')).SafeHtml)

const INTERVAL_MS = 3_000
const ROW_HEIGHT_PX = 44

/**
 * What the house says about this category, one line at a time; nothing where there is nothing to say (NAMED-22). A tap
 * shows all of it in a sheet: the message centre has no announcements of this type (GAP-109).
 */
export function CenterNotices({ notices }: { notices: readonly Announcement[] }) {
  const intl = useIntl()
  const [shown, setShown] = useState<Announcement>()
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
        items={notices.map((notice) => ({
          key: notice.id,
          content: (
            <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setShown(notice)}>
              <span className={styles.title} dir="auto">
                {notice.title}
              </span>
              <Icon icon={ChevronRight} size={16} directional className={styles.arrow} />
            </button>
          ),
        }))}
      />
      <Sheet
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.title ?? ''}
        closeLabel={intl.formatMessage(noticeMessages.close)}
      >
        <Suspense>
          <SafeHtml html={shown?.content ?? ''} />
        </Suspense>
      </Sheet>
    </div>
  )
}
