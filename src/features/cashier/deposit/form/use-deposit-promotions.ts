import { keepPreviousData } from '@tanstack/react-query'
import { useListDepositPromos } from '#src/api/generated/promotions.ts'
import type { DepositBonusTerms, Promotion } from '#src/api/generated/types.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'

/** A promotion that a deposit can be made with. */
export interface ChosenPromotion {
  promoId: string
  title: string
  /** One that is not joined yet is joined before the order. */
  status: Extract<Promotion['status'], 'JOIN' | 'JOINED'>
  terms: DepositBonusTerms
}

/** The promotions that a deposit can be made with; undefined while they are not known, a deposit needs none. */
export function useDepositPromotions(): ChosenPromotion[] | undefined {
  const language = useLanguage()
  const { data } = useListDepositPromos({ query: { language } }, { placeholderData: keepPreviousData })
  return data?.promotions.flatMap(({ promoId, title, status, takenBy, depositTerms }) =>
    depositTerms && (status === 'JOINED' || (status === 'JOIN' && takenBy === 'ACCEPT'))
      ? [{ promoId, title, status, terms: depositTerms }]
      : [],
  )
}
