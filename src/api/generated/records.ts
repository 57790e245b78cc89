// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { moneyShape, vendorCodeShape } from './first-shapes.ts'
import { orderNoShape, paymentAmountShape, txCodeKeyShape } from './shapes.ts'
import { either, list, object, oneOf, text } from '../shape.ts'

const walletReturnedShape = /*#__PURE__*/ object({ state: oneOf('RETURNED'), wallet: vendorCodeShape, name: text(80), amount: paymentAmountShape, transferNo: orderNoShape })

const walletEmptyShape = /*#__PURE__*/ object({ state: oneOf('EMPTY'), wallet: vendorCodeShape, name: text(80) })

const walletReturnFailureShape = /*#__PURE__*/ object({ state: oneOf('FAILED'), wallet: vendorCodeShape, name: text(80), amount: paymentAmountShape, code: oneOf('VENDOR_MAINTENANCE', 'SYSTEM_BUSY') })

const balanceReturnResultsShape = /*#__PURE__*/ object({ results: list(either(walletReturnedShape, walletEmptyShape, walletReturnFailureShape), 100), returned: moneyShape })

const txCodeShape = /*#__PURE__*/ object({ code: txCodeKeyShape, label: text(120) })

const txCodeListShape = /*#__PURE__*/ object({ list: list(txCodeShape) })

/**
 * Moves the money of game wallets back to the main wallet.
 *
 * The wallets are emptied one after another, each on its own: one that fails keeps its money and stops none of the
 * others. The same key again moves nothing and answers the same.
 *
 * `POST /wps/relay/GCS_walletTransfer`, needs a session
 * Requirements: BEYOND-08, MONEY-64, WALLET-09, GAP-122, GAP-144. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, BALANCE_RETURN_NOT_MEMBER, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const returnBalance = /*#__PURE__*/ defineCall('returnBalance', 'post', '/wps/relay/GCS_walletTransfer', { session: 'required', codes: ['BALANCE_RETURN_NOT_MEMBER', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'IDEMPOTENCY_CONFLICT'], shape: balanceReturnResultsShape })

/**
 * Moves the money of game wallets back to the main wallet.
 *
 * The wallets are emptied one after another, each on its own: one that fails keeps its money and stops none of the
 * others. The same key again moves nothing and answers the same.
 *
 * `POST /wps/relay/GCS_walletTransfer`, needs a session
 * Requirements: BEYOND-08, MONEY-64, WALLET-09, GAP-122, GAP-144. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, BALANCE_RETURN_NOT_MEMBER, RECORD_NOT_FOUND, IDEMPOTENCY_CONFLICT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useReturnBalance = /*#__PURE__*/ defineMutationHook(returnBalance)

const listTxCodes = /*#__PURE__*/ defineCall('listTxCodes', 'get', '/wps/relay/GLS2_TxCodeList', { session: 'required', shape: txCodeListShape })

/**
 * Query options behind {@link useListTxCodes}, for prefetching and the cache.
 */
export const listTxCodesQuery = /*#__PURE__*/ defineQuery(listTxCodes)

/**
 * The kinds of bookings with their names.
 *
 * Fills the filter by kind and names the rows of `listMemberTransactions`.
 *
 * `GET /wps/relay/GLS2_TxCodeList`, needs a session
 * Requirements: GATEWAY-57, RECORD-04. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListTxCodes = /*#__PURE__*/ defineQueryHook(listTxCodes)
