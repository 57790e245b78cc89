// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { orderNoShape } from './shapes.ts'
import { object, oneOf } from '../shape.ts'

const moneyCallOutcomeShape = /*#__PURE__*/ object({ state: oneOf('DONE', 'RUNNING', 'NOTHING') }, { orderNo: orderNoShape })

/**
 * Says what became of a call that moves money, and closes its key.
 *
 * For a client that never saw the answer to a call with an `Idempotency-Key`. `DONE` names the order; `RUNNING` means
 * that the call is still under way; `NOTHING` means that it did nothing and retires the key: should the call arrive
 * later, it is answered IDEMPOTENCY_CONFLICT and moves nothing. The gateway remembers keys for 90 days.
 *
 * `POST /wps/transaction/settle`, needs a session
 * Requirements: BEYOND-01, MONEY-06, MONEY-09. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const settleMoneyCall = /*#__PURE__*/ defineCall('settleMoneyCall', 'post', '/wps/transaction/settle', { session: 'required', shape: moneyCallOutcomeShape })

/**
 * Says what became of a call that moves money, and closes its key.
 *
 * For a client that never saw the answer to a call with an `Idempotency-Key`. `DONE` names the order; `RUNNING` means
 * that the call is still under way; `NOTHING` means that it did nothing and retires the key: should the call arrive
 * later, it is answered IDEMPOTENCY_CONFLICT and moves nothing. The gateway remembers keys for 90 days.
 *
 * `POST /wps/transaction/settle`, needs a session
 * Requirements: BEYOND-01, MONEY-06, MONEY-09. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useSettleMoneyCall = /*#__PURE__*/ defineMutationHook(settleMoneyCall)
