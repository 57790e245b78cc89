// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { moneyShape } from './first-shapes.ts'
import { paymentAmountShape } from './shapes.ts'
import { moment, object, oneOf, wholeList } from '../shape.ts'

const playPeriodShape = /*#__PURE__*/ oneOf('DAY', 'WEEK', 'MONTH')

const pendingLimitShape = /*#__PURE__*/ object({ dueAt: moment }, { amount: paymentAmountShape })

const playLimitShape = /*#__PURE__*/ object({ period: playPeriodShape, used: moneyShape, renewsAt: moment }, { amount: paymentAmountShape, left: moneyShape, pending: pendingLimitShape })

const playBreakShape = /*#__PURE__*/ object({ endsAt: moment })

const playLimitsShape = /*#__PURE__*/ object({ limits: wholeList(playLimitShape, 3) }, { break: playBreakShape })

const getPlayLimits = /*#__PURE__*/ defineCall('getPlayLimits', 'get', '/wps/member/playLimits', { session: 'required', codes: ['FEATURE_UNAVAILABLE', 'REAL_ACCOUNT_REQUIRED'], shape: playLimitsShape })

/**
 * Query options behind {@link useGetPlayLimits}, for prefetching and the cache.
 */
export const getPlayLimitsQuery = /*#__PURE__*/ defineQuery(getPlayLimits)

/**
 * The member's own deposit limits, what they leave, and the break that runs.
 *
 * All three periods come, in this order, also those without a limit. Days begin at midnight in the merchant's time
 * zone, weeks on Monday, months on the first. FEATURE_UNAVAILABLE where the merchant offers no limits of one's own.
 *
 * `GET /wps/member/playLimits`, needs a session
 * Requirements: BEYOND-10. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetPlayLimits = /*#__PURE__*/ defineQueryHook(getPlayLimits)

/**
 * Changes a deposit limit of one's own, or begins a break.
 *
 * A limit that is lower than the present one counts at once, and ends what waits; so does the present one again. A
 * higher one, or none, waits for 24 hours and then for the same change with `confirm`; another change takes its
 * place and waits anew. `confirm` of what does not wait, or not long enough, answers RECORD_NOT_FOUND. A break
 * begins at once; one that runs is only ever made longer.
 *
 * `PUT /wps/member/playLimits`, needs a session
 * Requirements: BEYOND-10. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const setPlayLimits = /*#__PURE__*/ defineCall('setPlayLimits', 'put', '/wps/member/playLimits', { session: 'required', codes: ['FEATURE_UNAVAILABLE', 'REAL_ACCOUNT_REQUIRED', 'RECORD_NOT_FOUND'], shape: playLimitsShape })

/**
 * Changes a deposit limit of one's own, or begins a break.
 *
 * A limit that is lower than the present one counts at once, and ends what waits; so does the present one again. A
 * higher one, or none, waits for 24 hours and then for the same change with `confirm`; another change takes its
 * place and waits anew. `confirm` of what does not wait, or not long enough, answers RECORD_NOT_FOUND. A break
 * begins at once; one that runs is only ever made longer.
 *
 * `PUT /wps/member/playLimits`, needs a session
 * Requirements: BEYOND-10. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useSetPlayLimits = /*#__PURE__*/ defineMutationHook(setPlayLimits)
