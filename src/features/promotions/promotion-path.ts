import { paths } from '#src/core/routing/paths.ts'

/** Query parameter of the promotions page that opens one promotion. */
export const PROMOTION_PARAMETER = 'promo'

/** The address of one promotion. */
export const promotionPath = (id: string): string =>
  `${paths.promotions}?${PROMOTION_PARAMETER}=${encodeURIComponent(id)}`
