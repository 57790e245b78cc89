import type { Announcement } from '#src/api/generated/types.ts'
import { isRealAccount } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'
import { useFeature } from '#src/core/site/site-status.ts'
import { useHomeAnnouncements } from '../use-home-announcements.ts'

/** The promotion for topping up: how it is called, its card, and the whole offer. */
export interface TopUpOffer {
  handle: Announcement
  card: Announcement
  offer: Announcement
}

/** HOME-17: the promotion, where the operator has sent all three of its banners. */
function topUpOffer(announcements: readonly Announcement[]): TopUpOffer | undefined {
  const of = (group: string) => announcements.find(({ groupName }) => groupName === group)
  const [handle, card, offer] = [of('m_topup_1'), of('m_topup_2'), of('m_topup_3')]
  return handle && card && offer ? { handle, card, offer } : undefined
}

/**
 * The same for the announcements of home, where the merchant takes deposits (BOOT-24); only a real account has
 * something to top up (SESSION-27, GAP-12).
 */
export function useTopUpOffer(): TopUpOffer | undefined {
  const session = useSession()
  const offer = topUpOffer(useHomeAnnouncements().all)
  const canDeposit = useFeature('DEPOSIT') && (!session || isRealAccount(session.type))
  return canDeposit ? offer : undefined
}

/** The picture of a banner, if it has one. */
export function picturesOf({ url }: Announcement): string[] {
  return url ? [url] : []
}
