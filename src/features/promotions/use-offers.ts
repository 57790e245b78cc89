import type { GatewayError } from '#src/api/gateway-error.ts'
import { useListAnnouncements } from '#src/api/generated/first-screen.ts'
import { useListDepositPromos } from '#src/api/generated/promotions.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { ANNOUNCEMENTS_MOBILE } from '#src/api/platform-codes.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { useSession } from '#src/core/session/session.ts'
import { offerOfAnnouncement, offerOfPromotion, type Offer } from './offer.ts'

interface Offers {
  /** Undefined until they are known; what is announced comes to those of a member once it is known. */
  offers: Offer[] | undefined
  /** Whether no more will come. */
  isWhole: boolean
  /** Of what is missing. */
  error: GatewayError | null
  retry: () => void
}

/** The promotions of a member with where they stand, and what is only announced; for visitors all is announced. */
export function useOffers(): Offers {
  const session = useSession()
  const language = useLanguage()
  const own = useListDepositPromos({ query: { language } }, { enabled: session !== undefined })
  const announced = useListAnnouncements({
    query: { types: 'PR', platform: ANNOUNCEMENTS_MOBILE, merchantCode: currentMerchant.code, language },
  })
  const announcements = announced.data?.list.filter(({ type }) => type === 'PR')
  // Of a promotion that was announced again the latest, which comes first.
  const offersOf = (list: typeof announcements) =>
    list
      ?.map((one) => offerOfAnnouncement(one, serverNow()))
      .filter(({ id }, at, all) => all.findIndex((offer) => offer.id === id) === at)
  const missing = (session ? [own, announced] : [announced]).filter(({ data }) => data === undefined)
  const state = {
    isWhole: missing.length === 0,
    error: missing[0]?.error ?? null,
    retry: () => missing.forEach(({ refetch }) => void refetch()),
  }
  if (!session) return { offers: offersOf(announcements), ...state }
  const promotions = own.data?.promotions.map(offerOfPromotion)
  const news = offersOf(announcements?.filter(({ promotion }) => promotion === undefined)) ?? []
  return { offers: promotions && [...promotions, ...news], ...state }
}
