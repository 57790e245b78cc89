import { useLocation } from 'react-router-dom'
import { DrawsLink } from '#src/core/games/category/DrawsLink.tsx'
import { HotStrip } from '#src/core/games/tile/HotStrip.tsx'
import { CenterBanners } from './CenterBanners.tsx'
import { centerCategory } from './center-category.ts'
import { CenterCategories } from './CenterCategories.tsx'
import { CenterTicker } from './CenterTicker.tsx'
import { CenterProviders } from './CenterProviders.tsx'
import { useCenterAnnouncements } from './use-center-announcements.ts'
import styles from './GameCenterPage.module.css'

/**
 * Live, sports, e-sports and lotteries: announcements, hot games and providers of one category, and the way to
 * the others (LIST-32..34, SHELL-17..20).
 */
export function GameCenterPage() {
  const category = centerCategory(useLocation().pathname)
  const { banners, announcements } = useCenterAnnouncements(category)
  return (
    <div className={styles.page}>
      <CenterTicker announcements={announcements} />
      <CenterBanners banners={banners} />
      <HotStrip category={category} />
      <DrawsLink category={category} />
      <CenterProviders category={category} />
      <CenterCategories own={category} />
    </div>
  )
}
