import { Suspense, useRef } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { PageFailure } from '#src/core/errors/PageFailure.tsx'
import { useCategories } from '#src/core/games/category/use-categories.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { useSession } from '#src/core/session/session.ts'
import { idlePart, lazyPart } from '#src/ui/loading/late-part.ts'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { HomeTicker } from './HomeTicker.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import { HomeBanner } from './HomeBanner.tsx'
import { HotTab } from './HotTab.tsx'
import { QuickActions } from './QuickActions.tsx'
import { TAB_PARAMETER } from './tab-parameter.ts'
import { useHomeAnnouncements } from './use-home-announcements.ts'
import { useTabInSight } from './use-tab-in-sight.ts'
import styles from './HomePage.module.css'

const HomePrompts = idlePart(() => import('./prompts/HomePrompts.tsx').then((module) => module.HomePrompts))

// Only those who leave the first tab need these.
const FavoritesTab = lazyPart(() => import('./FavoritesTab.tsx').then((module) => module.FavoritesTab))
const CategoryTab = lazyPart(() => import('./CategoryTab.tsx').then((module) => module.CategoryTab))

/**
 * The home lobby: banners, announcements, the ways in or to money, the category menu and the chosen category.
 * Favourites are for those signed in (FAV-03).
 */
export function HomePage() {
  const announcements = useHomeAnnouncements()
  const categories = useCategories()
  const [search] = useSearchParams()
  const location = useLocation()
  const session = useSession()
  const chosen = categories.list.find(({ code }) => code === search.get(TAB_PARAMETER)) ?? categories.list[0]
  const content = useRef<HTMLDivElement>(null)
  useTabInSight(content, chosen.code)
  if (!session && search.get(TAB_PARAMETER) === 'FAV') return <Navigate to={loginPath(location)} replace />
  return (
    <>
      <VisuallyHidden as="h1">{currentMerchant.brand}</VisuallyHidden>
      <div className={styles.top}>
        <HomeBanner banners={announcements.banners} />
        <HomeTicker state={announcements} />
        <QuickActions />
      </div>
      <CategoryMenu categories={categories} chosen={chosen.code} />
      <div ref={content} className={styles.content}>
        <PageFailure key={chosen.code}>
          <Suspense>
            {chosen.code === 'HOT' ? (
              <HotTab />
            ) : chosen.code === 'FAV' ? (
              <FavoritesTab />
            ) : (
              <CategoryTab key={chosen.code} category={chosen.code} />
            )}
          </Suspense>
        </PageFailure>
      </div>
      <Suspense>
        <HomePrompts announcements={announcements.all} />
      </Suspense>
    </>
  )
}
