import type { PromotionStatus } from '#src/api/generated/types.ts'
import { signedIn, type Behaviours } from './behaviour.ts'
import { promotionSeed } from '#mock/data/promotions.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
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
import { faultOfImage, keepPictures } from '#mock/state/uploads.ts'

const MAX_REMARK = 140
const MAX_IMAGES = 3
/** Done with, for this member. */
const TAKEN: readonly PromotionStatus[] = ['JOINED', 'CLAIMED', 'ISSUED', 'APPLYING', 'PROCESS', 'SIGNED', 'SUBSCRIBED']
/** A rejected application may be made again. */
const OPEN_TO_APPLY: readonly PromotionStatus[] = ['JOIN', 'REJECTED']

/** Promotions and rewards, and where each member stands with them. */
export const promotionsBehaviour = {
  listDepositPromos(call) {
    const language = call.query?.language ?? DEFAULT_LANGUAGE
    return { promotions: withPlantedHtml(promotionsOf(call.db, signedIn(call).account, call.now, language)) }
  },

  async acceptDepositPromo(call) {
    const { db, now, body, fault } = call
    const { account } = signedIn(call)
    const seed = promotionSeed(body.promoId)
    if (!seed) throw fault('RECORD_NOT_FOUND')
    const { promoId, status, takenBy, reward } = promotionOf(db, account, seed, now, DEFAULT_LANGUAGE)
    if (TAKEN.includes(status)) throw fault('PROMO_ALREADY_CLAIMED')
    if (status === 'CLAIM') {
      await bookCents(db, account, centsOf(reward), 'BONUS')
      const claimed = { status: 'CLAIMED', ...(reward === undefined ? {} : { reward }) } as const
      await setPromotion(db, account, promoId, claimed)
      return { promoId, ...claimed }
    }
    if (status !== 'JOIN' || takenBy !== 'ACCEPT') throw fault('PROMO_NOT_ELIGIBLE')
    await setPromotion(db, account, promoId, { status: 'JOINED' })
    return { promoId, status: 'JOINED' }
  },

  async applyPromotion(call) {
    const { db, now, body, fault } = call
    const { account } = signedIn(call)
    const { remark, images = [] } = body
    const seed = promotionSeed(body.promoId)
    if (!seed) throw fault('RECORD_NOT_FOUND')
    const { promoId, status, takenBy } = promotionOf(db, account, seed, now, DEFAULT_LANGUAGE)
    if (TAKEN.includes(status)) throw fault('PROMO_ALREADY_CLAIMED')
    if (takenBy !== 'APPLY' || !OPEN_TO_APPLY.includes(status)) throw fault('PROMO_NOT_ELIGIBLE')
    if (remark !== undefined && [...remark].length > MAX_REMARK) throw fault('REMARK_TOO_LONG')
    if (images.length > MAX_IMAGES) throw fault('IMAGE_TOO_MANY')
    for (const image of images) {
      const wrong = await faultOfImage(image)
      if (wrong) throw fault(wrong)
    }
    const pictures = await keepPictures('applyPromotion', images)
    const application = await inTurn(async () => {
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
