// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineMutationHook, defineQuery, defineQueryHook } from '../define.ts'

const listBankCards = /*#__PURE__*/ defineCall('listBankCards', 'get', '/wps/relay/MCS2_bankCards', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE'] })

/**
 * Query options behind {@link useListBankCards}, for prefetching and the cache.
 */
export const listBankCardsQuery = /*#__PURE__*/ defineQuery(listBankCards)

/**
 * The bound cards of the member, and what may be paid out now.
 *
 * `GET /wps/relay/MCS2_bankCards`, needs a session
 * Requirements: GATEWAY-91, NAMED-02, WITHDRAW-02, GAP-27. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListBankCards = /*#__PURE__*/ defineQueryHook(listBankCards)

/**
 * Orders a payout to a bound card.
 *
 * The amount leaves the wallet at once; listWithdrawReports tells how the order goes on.
 *
 * `POST /wps/transaction/withdraw`, needs a session
 * Requirements: GATEWAY-92, NAMED-02, WITHDRAW-02, GAP-27, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, RECORD_NOT_FOUND, PAYMENT_PASSWORD_UNSET, IDEMPOTENCY_CONFLICT, PAYMENT_PASSWORD_INCORRECT, AMOUNT_OUT_OF_LIMITS, INSUFFICIENT_BALANCE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const withdraw = /*#__PURE__*/ defineCall('withdraw', 'post', '/wps/transaction/withdraw', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'PAYMENT_PASSWORD_UNSET', 'PAYMENT_PASSWORD_INCORRECT', 'INSUFFICIENT_BALANCE', 'AMOUNT_OUT_OF_LIMITS', 'IDEMPOTENCY_CONFLICT'] })

/**
 * Orders a payout to a bound card.
 *
 * The amount leaves the wallet at once; listWithdrawReports tells how the order goes on.
 *
 * `POST /wps/transaction/withdraw`, needs a session
 * Requirements: GATEWAY-92, NAMED-02, WITHDRAW-02, GAP-27, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, RECORD_NOT_FOUND, PAYMENT_PASSWORD_UNSET, IDEMPOTENCY_CONFLICT, PAYMENT_PASSWORD_INCORRECT, AMOUNT_OUT_OF_LIMITS, INSUFFICIENT_BALANCE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useWithdraw = /*#__PURE__*/ defineMutationHook(withdraw)
