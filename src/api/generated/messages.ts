// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { idShape, moneyShape } from './first-shapes.ts'
import { list, moment, object, text } from '../shape.ts'

const newsItemShape = /*#__PURE__*/ object({ id: idShape, title: text(200), publishedAt: moment }, { link: text(500) })

const jackpotShape = /*#__PURE__*/ object({ amount: moneyShape, asOf: moment })

const lobbyNewsShape = /*#__PURE__*/ object({ list: list(newsItemShape) }, { jackpot: jackpotShape })

const getLobbyNews = /*#__PURE__*/ defineCall('getLobbyNews', 'get', '/wps/relay/GLS2_lobbyNews', { shape: lobbyNewsShape })

/**
 * Query options behind {@link useGetLobbyNews}, for prefetching and the cache.
 */
export const getLobbyNewsQuery = /*#__PURE__*/ defineQuery(getLobbyNews)

/**
 * News lines of the lobby and the prize of the house.
 *
 * Changes with the language. The prize is missing where the merchant has none.
 *
 * `GET /wps/relay/GLS2_lobbyNews`
 * Requirements: GATEWAY-60, MSG-20, GAP-163. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetLobbyNews = /*#__PURE__*/ defineQueryHook(getLobbyNews)
