import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { AnnouncementStrip } from '#src/core/announcements/AnnouncementStrip.tsx'
import { AnnouncementTicker } from '#src/core/announcements/AnnouncementTicker.tsx'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { latePart } from '#src/ui/loading/late-part.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import styles from './CenterTicker.module.css'

const SafeHtml = latePart(() => import('#src/core/html/SafeHtml.tsx').then((module) => module.SafeHtml))

/**
 * What the house says about this category, one line at a time; nothing where there is nothing to say (NAMED-22). A tap
 * shows all of it in a sheet: the message centre has no announcements of this type (GAP-109).
 */
export function CenterTicker({ announcements }: { announcements: readonly Announcement[] }) {
  const intl = useIntl()
  const [shown, setShown] = useState<Announcement>()
  if (announcements.length === 0) return null
  return (
    <>
      <AnnouncementStrip className={styles.strip}>
        <AnnouncementTicker
          lines={announcements.map((announcement) => ({
            key: announcement.id,
            title: announcement.title,
            render: (line) => (
              <button type="button" aria-haspopup="dialog" onClick={() => setShown(announcement)} {...line} />
            ),
          }))}
        />
      </AnnouncementStrip>
      <Sheet
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.title ?? ''}
        closeLabel={intl.formatMessage(commonMessages.close)}
      >
        <Suspense>
          <SafeHtml html={shown?.content ?? ''} />
        </Suspense>
      </Sheet>
    </>
  )
}
