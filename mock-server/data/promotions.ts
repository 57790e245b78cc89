import type { Promotion } from '#src/api/generated/types.ts'
import type { MerchantCode } from './accounts.ts'
import { merchantHues } from './banners.ts'
import { wordIn } from './languages.ts'
import { categories, promotionSeeds, type PromotionSeed } from './promotion-seeds.ts'

const DAY_MS = 86_400_000

/** A promotion without what belongs to a member. */
export type PromotionRow = Omit<Promotion, 'status' | 'reward' | 'statusNote' | 'application'>

/** Where a promotion stands for whoever has done nothing about it. */
export function untouchedStatus({ opensAs, starts, ends }: PromotionSeed): Promotion['status'] {
  if (starts > 0) return 'COMING_SOON'
  return ends !== undefined && ends < 0 ? 'CLOSED' : opensAs
}

/** What everybody may know of a promotion, in a language. */
export function promotionRow(seed: PromotionSeed, now: number, merchant: MerchantCode, language: string): PromotionRow {
  const { promoId, title, category, scene, content, takenBy, starts, ends, depositTerms } = seed
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString()
  return {
    promoId,
    title: wordIn(title, language),
    category: { code: category, name: wordIn(categories[category], language) },
    banner: `/media/banners/${scene}-${merchantHues[merchant]}.svg`,
    content,
    takenBy,
    startsAt: at(starts),
    ...(ends === undefined ? {} : { endsAt: at(ends) }),
    ...(depositTerms === undefined ? {} : { depositTerms: { ...depositTerms } }),
  }
}

/** The seed of a promotion. */
export const promotionSeed = (promoId: string): PromotionSeed | undefined =>
  promotionSeeds.find((seed) => seed.promoId === promoId)
