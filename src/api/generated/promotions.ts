// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { multipart } from '../body.ts'
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { htmlShape, idShape, moneyShape, pictureUrlShape, promotionCategoryShape } from './first-shapes.ts'
import { percentageShape } from './shapes.ts'
import { moment, number, object, oneOf, text, wholeList } from '../shape.ts'

const promotionStatusShape = /*#__PURE__*/ oneOf('JOIN', 'CLAIM', 'APPLYING', 'CLOSED', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'JOINED', 'SIGNED', 'COMING_SOON', 'PERMANENT', 'SUBSCRIBED')

const depositBonusTermsShape = /*#__PURE__*/ object({ minDeposit: moneyShape, bonusRate: percentageShape, turnoverTimes: number(0, 200) }, { maxBonus: moneyShape })

const promotionApplicationShape = /*#__PURE__*/ object({ applicationId: idShape, submittedAt: moment, imageCount: number(0, 3) }, { remark: text(140) })

const promotionShape = /*#__PURE__*/ object({ promoId: idShape, title: text(120), category: promotionCategoryShape, banner: pictureUrlShape, content: htmlShape, status: promotionStatusShape, takenBy: oneOf('ACCEPT', 'APPLY', 'NOTHING') }, { startsAt: moment, endsAt: moment, depositTerms: depositBonusTermsShape, reward: moneyShape, statusNote: text(300), application: promotionApplicationShape })

const promotionListShape = /*#__PURE__*/ object({ promotions: wholeList(promotionShape) })

const acceptedPromotionShape = /*#__PURE__*/ object({ promoId: idShape, status: promotionStatusShape }, { reward: moneyShape })

const submittedApplicationShape = /*#__PURE__*/ object({ promoId: idShape, status: promotionStatusShape, application: promotionApplicationShape })

const listDepositPromos = /*#__PURE__*/ defineCall('listDepositPromos', 'get', '/wps/relay/MCS2_depositPromoList', { session: 'required', codes: ['FEATURE_UNAVAILABLE'], shape: promotionListShape })

/**
 * Query options behind {@link useListDepositPromos}, for prefetching and the cache.
 */
export const listDepositPromosQuery = /*#__PURE__*/ defineQuery(listDepositPromos)

/**
 * The promotions and rewards of the member, with their status.
 *
 * Feeds the choice of a promotion on the deposit page (entries with `depositTerms` and the status `JOIN` or
 * `JOINED`), the promotions page and the reward centre. Promotions that visitors may read are announcements of the
 * type `PR`.
 *
 * `GET /wps/relay/MCS2_depositPromoList`, needs a session
 * Requirements: GATEWAY-83, PROMO-03, PROMO-04, PROMO-09, GAP-121. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListDepositPromos = /*#__PURE__*/ defineQueryHook(listDepositPromos)

/**
 * Joins a promotion or claims its reward.
 *
 * A promotion with the status `JOIN` becomes `JOINED`; one with the status `CLAIM` becomes `CLAIMED` and its reward
 * is paid at once. Both happen once only.
 *
 * `POST /wps/relay/MCS2_acceptPromo`, needs a session
 * Requirements: GATEWAY-84, PROMO-09, GAP-121. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, PROMO_ALREADY_CLAIMED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const acceptDepositPromo = /*#__PURE__*/ defineCall('acceptDepositPromo', 'post', '/wps/relay/MCS2_acceptPromo', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'PROMO_NOT_ELIGIBLE', 'PROMO_ALREADY_CLAIMED'], shape: acceptedPromotionShape })

/**
 * Joins a promotion or claims its reward.
 *
 * A promotion with the status `JOIN` becomes `JOINED`; one with the status `CLAIM` becomes `CLAIMED` and its reward
 * is paid at once. Both happen once only.
 *
 * `POST /wps/relay/MCS2_acceptPromo`, needs a session
 * Requirements: GATEWAY-84, PROMO-09, GAP-121. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, PROMO_ALREADY_CLAIMED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useAcceptDepositPromo = /*#__PURE__*/ defineMutationHook(acceptDepositPromo)

/**
 * Applies for a promotion with a remark and pictures.
 *
 * A form with up to three pictures as proof. The operator decides later, and the member reads of it in a letter.
 *
 * `POST /wps/relay/MCS2_applyPromo`, needs a session
 * Requirements: GATEWAY-120, GAP-116, PROMO-05, PROMO-06, PROMO-07, PROMO-08. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, PROMO_ALREADY_CLAIMED, IMAGE_TOO_LARGE, IMAGE_TYPE, REMARK_TOO_LONG, IMAGE_TOO_MANY, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const applyPromotion = /*#__PURE__*/ defineCall('applyPromotion', 'post', '/wps/relay/MCS2_applyPromo', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'PROMO_NOT_ELIGIBLE', 'PROMO_ALREADY_CLAIMED', 'REMARK_TOO_LONG', 'IMAGE_TYPE', 'IMAGE_TOO_LARGE', 'IMAGE_TOO_MANY'], serialize: multipart, shape: submittedApplicationShape })

/**
 * Applies for a promotion with a remark and pictures.
 *
 * A form with up to three pictures as proof. The operator decides later, and the member reads of it in a letter.
 *
 * `POST /wps/relay/MCS2_applyPromo`, needs a session
 * Requirements: GATEWAY-120, GAP-116, PROMO-05, PROMO-06, PROMO-07, PROMO-08. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, PROMO_NOT_ELIGIBLE, RECORD_NOT_FOUND, PROMO_ALREADY_CLAIMED, IMAGE_TOO_LARGE, IMAGE_TYPE, REMARK_TOO_LONG, IMAGE_TOO_MANY, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useApplyPromotion = /*#__PURE__*/ defineMutationHook(applyPromotion)
