import { Suspense } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { AnnouncementStrip } from '#src/core/announcements/AnnouncementStrip.tsx'
import { idlePart } from '#src/ui/loading/late-part.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import type { HomeAnnouncements } from './use-home-announcements.ts'
import styles from './HomeTicker.module.css'

// What moves by itself comes after what stands.
const HomeLines = idlePart(() => import('./HomeLines.tsx').then((module) => module.HomeLines))

const messages = defineMessages({
  failed: {
    id: 'lobby.announcements.failed',
    defaultMessage: 'Announcements could not be loaded. Tap to try again.',
    description: 'Button in the strip after the announcements failed to load',
  },
})

/** One line of announcements and news below the banners, or why there is none (HOME-27..29). */
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
  return (
    <Suspense fallback={placeholder}>
      <HomeLines state={state} />
    </Suspense>
  )
}
