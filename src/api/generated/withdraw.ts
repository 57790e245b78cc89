// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { idShape, moneyShape } from './first-shapes.ts'
import { amountLimitsShape, identityStateShape, moneyOrderStatusShape, orderNoShape, orderStepsShape, paymentAmountShape, percentageShape, repeatedOrderShape, retryMomentShape, triesLeftShape, withdrawBankShape } from './shapes.ts'
import { flag, list, matching, moment, number, object, text } from '../shape.ts'

const boundCardShape = /*#__PURE__*/ object({ cardId: idShape, bank: withdrawBankShape, maskedNumber: matching(/^[* ]+[0-9A-Za-z]{4}$|^[*]+[0-9A-Za-z._-]{2}@[0-9A-Za-z]+$/, 100), payeeName: text(80), usable: flag }, { addedAt: moment })

const withdrawFeeShape = /*#__PURE__*/ object({ rate: percentageShape, minimum: moneyShape, freeTimesLeft: number(0, 1000) })

const withdrawAllowanceShape = /*#__PURE__*/ object({ withdrawable: moneyShape, limits: amountLimitsShape, leftToday: moneyShape, timesLeftToday: number(0, 1000), turnoverLeft: moneyShape }, { identity: identityStateShape, heldUntil: moment, fee: withdrawFeeShape })

const boundCardListShape = /*#__PURE__*/ object({ cards: list(boundCardShape), maxCards: number(1, 50), allowance: withdrawAllowanceShape })

const turnoverLeftShape = /*#__PURE__*/ object({ amount: moneyShape })

const changedFeeShape = /*#__PURE__*/ object({ fee: moneyShape })

const withdrawOrderShape = /*#__PURE__*/ object({ orderNo: orderNoShape, amount: paymentAmountShape, fee: moneyShape, payout: moneyShape, card: boundCardShape, createdAt: moment })

const withdrawOrderDetailsShape = /*#__PURE__*/ object({ order: withdrawOrderShape, status: moneyOrderStatusShape, steps: orderStepsShape }, { cancellable: flag })

const listBankCards = /*#__PURE__*/ defineCall('listBankCards', 'get', '/wps/relay/MCS2_bankCards', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE'], shape: boundCardListShape })

/**
 * Query options behind {@link useListBankCards}, for prefetching and the cache.
 */
export const listBankCardsQuery = /*#__PURE__*/ defineQuery(listBankCards)

/**
 * The bound cards of the member, and what may be paid out now.
 *
 * Numbers come masked. The allowance says what may be withdrawn now, what it costs, and what has to happen
 * first.
 *
 * `GET /wps/relay/MCS2_bankCards`, needs a session
 * Requirements: GATEWAY-91, NAMED-02, WITHDRAW-02, GAP-27, BEYOND-14, BEYOND-15. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListBankCards = /*#__PURE__*/ defineQueryHook(listBankCards)

/**
 * Orders a payout to a bound card.
 *
 * The amount leaves the wallet at once; getWithdrawOrder tells how the order goes on.
 *
 * `POST /wps/transaction/withdraw`, needs a session
 * Requirements: GATEWAY-92, NAMED-02, WITHDRAW-02, GAP-27, GAP-122, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, WITHDRAWALS_HELD, IDENTITY_REQUIRED, RECORD_NOT_FOUND, PAYMENT_PASSWORD_UNSET, IDEMPOTENCY_CONFLICT, FEE_CHANGED, ORDER_REPEATED, PAYMENT_PASSWORD_INCORRECT, AMOUNT_OUT_OF_LIMITS, INSUFFICIENT_BALANCE, TURNOVER_OPEN, WITHDRAW_LIMIT_REACHED, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const withdraw = /*#__PURE__*/ defineCall('withdraw', 'post', '/wps/transaction/withdraw', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE', 'IDENTITY_REQUIRED', 'RECORD_NOT_FOUND', 'PAYMENT_PASSWORD_UNSET', 'PAYMENT_PASSWORD_INCORRECT', 'PAYMENT_PASSWORD_LOCKED', 'INSUFFICIENT_BALANCE', 'AMOUNT_OUT_OF_LIMITS', 'TURNOVER_OPEN', 'WITHDRAW_LIMIT_REACHED', 'WITHDRAWALS_HELD', 'FEE_CHANGED', 'IDEMPOTENCY_CONFLICT', 'ORDER_REPEATED', 'PAYLOAD_REJECTED'], failures: { PAYMENT_PASSWORD_INCORRECT: triesLeftShape, PAYMENT_PASSWORD_LOCKED: retryMomentShape, AMOUNT_OUT_OF_LIMITS: amountLimitsShape, TURNOVER_OPEN: turnoverLeftShape, WITHDRAWALS_HELD: retryMomentShape, FEE_CHANGED: changedFeeShape, ORDER_REPEATED: repeatedOrderShape }, encrypted: true, shape: withdrawOrderShape })

/**
 * Orders a payout to a bound card.
 *
 * The amount leaves the wallet at once; getWithdrawOrder tells how the order goes on.
 *
 * `POST /wps/transaction/withdraw`, needs a session
 * Requirements: GATEWAY-92, NAMED-02, WITHDRAW-02, GAP-27, GAP-122, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, WITHDRAWALS_HELD, IDENTITY_REQUIRED, RECORD_NOT_FOUND, PAYMENT_PASSWORD_UNSET, IDEMPOTENCY_CONFLICT, FEE_CHANGED, ORDER_REPEATED, PAYMENT_PASSWORD_INCORRECT, AMOUNT_OUT_OF_LIMITS, INSUFFICIENT_BALANCE, TURNOVER_OPEN, WITHDRAW_LIMIT_REACHED, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useWithdraw = /*#__PURE__*/ defineMutationHook(withdraw)

const getWithdrawOrder = /*#__PURE__*/ defineCall('getWithdrawOrder', 'get', '/wps/relay/MCS2_withdrawOrder', { session: 'required', codes: ['RECORD_NOT_FOUND'], shape: withdrawOrderDetailsShape })

/**
 * Query options behind {@link useGetWithdrawOrder}, for prefetching and the cache.
 */
export const getWithdrawOrderQuery = /*#__PURE__*/ defineQuery(getWithdrawOrder)

/**
 * One order to pay out and what became of it.
 *
 * Steps come in the order in which they happened. Only the member's own orders are found.
 *
 * `GET /wps/relay/MCS2_withdrawOrder`, needs a session
 * Requirements: BEYOND-02, MONEY-62. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetWithdrawOrder = /*#__PURE__*/ defineQueryHook(getWithdrawOrder)

/**
 * Cancels a withdrawal that nobody has taken up yet.
 *
 * The whole amount, its fee with it, is in the wallet again. Only where getWithdrawOrder says `cancellable`.
 *
 * `POST /wps/transaction/withdraw/cancel`, needs a session
 * Requirements: BEYOND-05, MONEY-45. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, ORDER_FINAL, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const cancelWithdrawal = /*#__PURE__*/ defineCall('cancelWithdrawal', 'post', '/wps/transaction/withdraw/cancel', { session: 'required', codes: ['FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'ORDER_FINAL'] })

/**
 * Cancels a withdrawal that nobody has taken up yet.
 *
 * The whole amount, its fee with it, is in the wallet again. Only where getWithdrawOrder says `cancellable`.
 *
 * `POST /wps/transaction/withdraw/cancel`, needs a session
 * Requirements: BEYOND-05, MONEY-45. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, ORDER_FINAL, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCancelWithdrawal = /*#__PURE__*/ defineMutationHook(cancelWithdrawal)
