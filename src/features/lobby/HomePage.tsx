import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Announcement } from '#src/api/generated/types.ts'
import { useListAnnouncements } from '#src/api/generated/messages.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { AnnouncementStrip } from './AnnouncementStrip.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import { HomeBanner } from './HomeBanner.tsx'
import { HotTab } from './HotTab.tsx'
import { QuickActions } from './QuickActions.tsx'
import { TAB_PARAMETER, useCategories } from './use-categories.ts'
import styles from './HomePage.module.css'

// Only those who leave the first tab need these.
const FavoritesTab = lazy(async () => ({ default: (await import('./FavoritesTab.tsx')).FavoritesTab }))
const CategoryTab = lazy(async () => ({ default: (await import('./CategoryTab.tsx')).CategoryTab }))

/** The home lobby: banners, announcements, the ways in or to money, the category menu and the chosen category. */
export function HomePage() {
  const announcements = useHomeAnnouncements()
  const categories = useCategories()
  const [search] = useSearchParams()
  const chosen = categories.list.find(({ code }) => code === search.get(TAB_PARAMETER)) ?? categories.list[0]
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{currentMerchant.brand}</VisuallyHidden>
      <div className={styles.top}>
        <HomeBanner banners={announcements.banners} />
        <AnnouncementStrip state={announcements} />
        <QuickActions />
      </div>
      <CategoryMenu categories={categories} chosen={chosen.code} />
      <Suspense>
        {chosen.code === 'HOT' ? (
          <HotTab />
        ) : chosen.code === 'FAV' ? (
          <FavoritesTab />
        ) : (
          <CategoryTab key={chosen.code} category={chosen.code} />
        )}
      </Suspense>
    </div>
  )
}

/** What the home screen's one announcement call gives (HOME-32): banners of the home group, and notices to read. */
export interface HomeAnnouncements {
  banners: readonly Announcement[]
  notices: readonly Announcement[]
  isPending: boolean
  isFailed: boolean
  retry: () => void
}

function useHomeAnnouncements(): HomeAnnouncements {
  const language = useLanguage()
  const { data, isPending, isError, refetch } = useListAnnouncements({
    query: { types: 'B,PL,PU', platform: 'M', merchantCode: currentMerchant.code, language },
  })
  const list = data?.list ?? []
  return {
    banners: list.filter(({ groupName }) => groupName === 'm_home'),
    notices: list.filter(({ type }) => type === 'PL'),
    isPending,
    isFailed: isError && !data,
    retry: () => void refetch(),
  }
}
