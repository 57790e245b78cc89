// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineMutationHook, defineQuery, defineQueryHook } from '../define.ts'
import { moneyShape, orderNoShape, vendorCodeShape } from './shapes.ts'
import { object, oneOf, text, wholeList } from '../shape.ts'

const vendorWalletShape = /*#__PURE__*/ object({ wallet: vendorCodeShape, name: text(80), balance: moneyShape })

const walletShape = /*#__PURE__*/ object({ currencySymbol: text(8) }, { sumBalance: moneyShape, vendorWallets: wholeList(vendorWalletShape, 100) })

const moneyCallOutcomeShape = /*#__PURE__*/ object({ state: oneOf('DONE', 'RUNNING', 'NOTHING') }, { orderNo: orderNoShape })

const getWallets = /*#__PURE__*/ defineCall('getWallets', 'get', '/wps/wallets/gcs', { session: 'optional', shape: walletShape })

/**
 * Query options behind {@link useGetWallets}, for prefetching and the cache.
 */
export const getWalletsQuery = /*#__PURE__*/ defineQuery(getWallets)

/**
 * The currency of the house and, when signed in, the member's balance.
 *
 * Visitors get the symbol of the merchant's currency only. Members get their balance with it; a balance refresh
 * is this same call.
 *
 * `GET /wps/wallets/gcs`, with the session if there is one
 * Requirements: GATEWAY-53, GATEWAY-54, WALLET-01, WALLET-07, WALLET-08, MONEY-64. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetWallets = /*#__PURE__*/ defineQueryHook(getWallets)

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
