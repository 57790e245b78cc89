import { useListAnnouncements } from '#src/api/generated/messages.ts'
import type { Announcement } from '#src/api/generated/types.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'

/** What the home screen's one announcement call gives (HOME-32): banners of the home group, and notices to read. */
export interface HomeAnnouncements {
  banners: readonly Announcement[]
  notices: readonly Announcement[]
  isPending: boolean
  isFailed: boolean
  retry: () => void
}

export function useHomeAnnouncements(): HomeAnnouncements {
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
