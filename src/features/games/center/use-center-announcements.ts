import { useListAnnouncements } from '#src/api/generated/first-screen.ts'
import type { Announcement } from '#src/api/generated/types.ts'
import { ANNOUNCEMENTS_GAME_CENTER } from '#src/api/platform-codes.ts'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'

/**
 * What the game center's own announcement call gives (LIST-34, GAP-109): announcements to read, and banners for live.
 */
export function useCenterAnnouncements(category: VendorCategory): {
  banners: readonly Announcement[]
  announcements: readonly Announcement[]
} {
  const language = useLanguage()
  const { data } = useListAnnouncements({
    query: { types: 'B,H', platform: ANNOUNCEMENTS_GAME_CENTER, merchantCode: currentMerchant.code, language },
  })
  const list = data?.list ?? []
  return {
    banners: category === 'LIVE' ? list.filter(({ groupName }) => groupName === 'm_live') : [],
    announcements: list.filter(({ type }) => type === 'H'),
  }
}
