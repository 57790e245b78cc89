import { useListAnnouncements } from '#src/api/generated/first-screen.ts'
import type { Announcement } from '#src/api/generated/types.ts'
import { ANNOUNCEMENTS_MOBILE } from '#src/api/platform-codes.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { useFeature } from '#src/core/site/site-status.ts'

/** HOME-24, HOME-25: banners of the home carousel; those of live models only where the feature is on. */
export function homeBanners(list: readonly Announcement[], hasLiveModels: boolean): Announcement[] {
  return list.filter(({ groupName }) => groupName === 'm_home' || (hasLiveModels && groupName === 'm_live'))
}

/**
 * What the home screen's one announcement call gives (HOME-32): banners of the home group, and announcements to read.
 */
export interface HomeAnnouncements {
  all: readonly Announcement[]
  banners: readonly Announcement[]
  announcements: readonly Announcement[]
  isPending: boolean
  isFailed: boolean
  retry: () => void
}

/** The announcements of home in the current language. */
export function useHomeAnnouncements(): HomeAnnouncements {
  const language = useLanguage()
  const { data, isPending, isError, refetch } = useListAnnouncements({
    query: { types: 'B,PL,PU', platform: ANNOUNCEMENTS_MOBILE, merchantCode: currentMerchant.code, language },
  })
  const list = data?.list ?? []
  const hasLiveModels = useFeature('LIVEMODEL3')
  return {
    all: list,
    banners: homeBanners(list, hasLiveModels),
    announcements: list.filter(({ type }) => type === 'PL'),
    isPending,
    isFailed: isError && !data,
    retry: () => void refetch(),
  }
}
