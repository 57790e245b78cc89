import type { Promotion, PromotionStatus } from '#src/api/generated/types.ts'
import { signedIn, type Behaviours, type Call } from './behaviour.ts'
import { promotionSeed } from '#mock/data/promotions.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import { inTurn } from '#mock/state/in-turn.ts'
import { withPlantedHtml } from '#mock/state/planted-html.ts'
import { centsOf } from '#mock/lib/cents.ts'
import { bookCents } from '#mock/state/money/bookings.ts'
import {
  applicationOf,
  nextApplicationId,
  promotionOf,
  promotionsOf,
  setPromotion,
} from '#mock/state/money/promotions.ts'
import { checkImages, keepPictures } from '#mock/state/uploads.ts'

const MAX_REMARK = 140
/** Done with, for this member. */
const TAKEN: readonly PromotionStatus[] = ['JOINED', 'CLAIMED', 'ISSUED', 'APPLYING', 'PROCESS', 'SIGNED', 'SUBSCRIBED']
/** A rejected application may be made again. */
const OPEN_TO_APPLY: readonly PromotionStatus[] = ['JOIN', 'REJECTED']
const JOINED = { status: 'JOINED' } as const

type TakingCall = Pick<Call<'acceptDepositPromo'>, 'db' | 'now' | 'session'> & {
  readonly body: { readonly promoId: string }
  readonly gatewayError: (code: 'RECORD_NOT_FOUND' | 'PROMO_ALREADY_CLAIMED') => GatewayError
}

/** Promotions and rewards, and where each member stands with them. */
export const promotionsBehaviour = {
  listDepositPromos(call) {
    const language = call.query?.language ?? DEFAULT_LANGUAGE
    return { promotions: withPlantedHtml(promotionsOf(call.db, signedIn(call).account, call.now, language)) }
  },

  async acceptDepositPromo(call) {
    const { db, gatewayError } = call
    const { account } = signedIn(call)
    const accepted = await inTurn(async () => {
      const { promoId, status, takenBy, reward } = untakenPromotion(call)
      if (status !== 'CLAIM' && (status !== 'JOIN' || takenBy !== 'ACCEPT')) throw gatewayError('PROMO_NOT_ELIGIBLE')
      const own =
        status === 'CLAIM' ? ({ status: 'CLAIMED', ...(reward !== undefined && { reward }) } as const) : JOINED
      await setPromotion(db, account, promoId, own)
      return { promoId, ...own }
    })
    if (accepted.status === 'CLAIMED') await bookCents(db, account, centsOf(accepted.reward), 'BONUS')
    return accepted
  },

  async applyPromotion(call) {
    const { db, now, body, gatewayError } = call
    const { account } = signedIn(call)
    const { remark, images = [] } = body
    const openPromotion = () => {
      const { promoId, status, takenBy } = untakenPromotion(call)
      if (takenBy !== 'APPLY' || !OPEN_TO_APPLY.includes(status)) throw gatewayError('PROMO_NOT_ELIGIBLE')
      return promoId
    }
    const promoId = openPromotion()
    if (remark !== undefined && [...remark].length > MAX_REMARK) throw gatewayError('REMARK_TOO_LONG')
    await checkImages(images, gatewayError)
    const pictures = await keepPictures('applyPromotion', images)
    const application = await inTurn(async () => {
      openPromotion()
      const own = {
        applicationId: nextApplicationId(db),
        submittedAt: new Date(now).toISOString(),
        ...(remark === undefined ? {} : { remark }),
        pictures,
      }
      await setPromotion(db, account, promoId, { status: 'APPLYING', application: own })
      return own
    })
    return { promoId, status: 'APPLYING', application: applicationOf(application) }
  },
} satisfies Behaviours

/**
 * The promotion of a call that takes it. Asked in turn: a call at the same time may have taken it meanwhile.
 *
 * @throws {GatewayError} RECORD_NOT_FOUND, or PROMO_ALREADY_CLAIMED for one that the member is done with
 */
function untakenPromotion({ db, now, body, gatewayError, ...call }: TakingCall): Promotion {
  const seed = promotionSeed(body.promoId)
  if (!seed) throw gatewayError('RECORD_NOT_FOUND')
  const promotion = promotionOf(db, signedIn(call).account, seed, now, DEFAULT_LANGUAGE)
  if (TAKEN.includes(promotion.status)) throw gatewayError('PROMO_ALREADY_CLAIMED')
  return promotion
}
