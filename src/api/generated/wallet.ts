// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { moneyShape } from './shapes.ts'
import { object, text } from '../shape.ts'

const walletShape = /*#__PURE__*/ object({ currencySymbol: text(8) }, { sumBalance: moneyShape })

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
 * Requirements: GATEWAY-53, GATEWAY-54, WALLET-01, WALLET-07, WALLET-08. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetWallets = /*#__PURE__*/ defineQueryHook(getWallets)
