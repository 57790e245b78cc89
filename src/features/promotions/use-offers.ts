import type { GatewayError } from '#src/api/gateway-error.ts'
import { useListAnnouncements } from '#src/api/generated/first-screen.ts'
import { useListDepositPromos } from '#src/api/generated/promotions.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { useSession } from '#src/core/session/session.ts'
import { offerOfAnnouncement, offerOfPromotion, type Offer } from './offer.ts'

interface Offers {
  /** Undefined until they are known. */
  offers: Offer[] | undefined
  error: GatewayError | null
  retry: () => void
}

/** The promotions of a member with where they stand, and what is only announced; for visitors all is announced. */
export function useOffers(): Offers {
  const session = useSession()
  const language = useLanguage()
  const own = useListDepositPromos({ query: { language } }, { enabled: session !== undefined })
  const announced = useListAnnouncements({
    query: { types: 'PR', platform: 'M', merchantCode: currentMerchant.code, language },
  })
  const announcements = announced.data?.list.filter(({ type }) => type === 'PR')
  const offersOf = (list: typeof announcements) => list?.map((one) => offerOfAnnouncement(one, serverNow()))
  const { error, refetch } = session ? own : announced
  const retry = () => void refetch()
  if (!session) return { offers: offersOf(announcements), error, retry }
  const promotions = own.data?.promotions.map(offerOfPromotion)
  const news = offersOf(announcements?.filter(({ promotion }) => promotion === undefined)) ?? []
  return { offers: promotions && [...promotions, ...news], error, retry }
}
