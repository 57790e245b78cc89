// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { gameIdShape, gameListShape, gameTypeShape, moneyShape, nodeIdShape, pictureUrlShape, supportPlayShape, vendorCodeShape } from './first-shapes.ts'
import { retryMomentShape } from './shapes.ts'
import { object, text, wholeList } from '../shape.ts'

const rankWinShape = /*#__PURE__*/ object({ customerName: text(40), gameName: text(120), iconUrl: pictureUrlShape, winAmount: moneyShape, gameId: gameIdShape, nodeId: nodeIdShape, gameType: gameTypeShape, vassalage: vendorCodeShape, supportPlay: supportPlayShape }, { gameGroupId: text(64), lottoMode: text(64) })

const rankListShape = /*#__PURE__*/ object({ list: wholeList(object({ vo: rankWinShape })) })

const launchLinkShape = /*#__PURE__*/ object({ url: text(2000) })

const listPopularGames = /*#__PURE__*/ defineCall('listPopularGames', 'get', '/lgw/games/popular', { shape: gameListShape })

/**
 * Query options behind {@link useListPopularGames}, for prefetching and the cache.
 */
export const listPopularGamesQuery = /*#__PURE__*/ defineQuery(listPopularGames)

/**
 * The lotteries that are played most.
 *
 * Feeds the lottery pages; the search popup takes its popular games from `listHotGames`.
 *
 * `GET /lgw/games/popular`
 * Requirements: GATEWAY-65, GAP-48. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListPopularGames = /*#__PURE__*/ defineQueryHook(listPopularGames)

const getRankList = /*#__PURE__*/ defineCall('getRankList', 'get', '/wps/relay/GCSGAME_getRankList', { shape: rankListShape })

/**
 * Query options behind {@link useGetRankList}, for prefetching and the cache.
 */
export const getRankListQuery = /*#__PURE__*/ defineQuery(getRankList)

/**
 * The latest wins for the winner board.
 *
 * Names are masked by the server. Amounts are in the currency of the merchant.
 *
 * `GET /wps/relay/GCSGAME_getRankList`
 * Requirements: GATEWAY-66, WIN-04, WIN-06, LAUNCH-16, GAP-166. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetRankList = /*#__PURE__*/ defineQueryHook(getRankList)

/**
 * Put a game at the head of the recent games.
 *
 * Sent after a successful launch. A game that is there already moves to the head.
 *
 * `POST /wps/relay/MCS2_addRecentGame`, needs a session
 * Requirements: GATEWAY-68, LAUNCH-18. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, GAME_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const addRecentGame = /*#__PURE__*/ defineCall('addRecentGame', 'post', '/wps/relay/MCS2_addRecentGame', { session: 'required', codes: ['GAME_UNAVAILABLE'] })

/**
 * Put a game at the head of the recent games.
 *
 * Sent after a successful launch. A game that is there already moves to the head.
 *
 * `POST /wps/relay/MCS2_addRecentGame`, needs a session
 * Requirements: GATEWAY-68, LAUNCH-18. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, GAME_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useAddRecentGame = /*#__PURE__*/ defineMutationHook(addRecentGame)

/**
 * Open a session at a vendor and answer where to play.
 *
 * For every vendor but `LOTT` and `ELOTT`, which are played in the site's own lottery frame. Each call opens a new
 * vendor session, so it is never repeated by itself.
 *
 * `POST /wps/game/launchGame`, needs a session
 * Requirements: GATEWAY-73, LAUNCH-02, LAUNCH-03, LAUNCH-06, LAUNCH-17, GAP-101, GAP-102, GAP-104. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, GAME_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE, VENDOR_MAINTENANCE.
 */
export const launchGame = /*#__PURE__*/ defineCall('launchGame', 'post', '/wps/game/launchGame', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'GAME_UNAVAILABLE', 'REAL_ACCOUNT_REQUIRED', 'VENDOR_MAINTENANCE', 'COOLING_OFF'], failures: { COOLING_OFF: retryMomentShape }, shape: launchLinkShape })

/**
 * Open a session at a vendor and answer where to play.
 *
 * For every vendor but `LOTT` and `ELOTT`, which are played in the site's own lottery frame. Each call opens a new
 * vendor session, so it is never repeated by itself.
 *
 * `POST /wps/game/launchGame`, needs a session
 * Requirements: GATEWAY-73, LAUNCH-02, LAUNCH-03, LAUNCH-06, LAUNCH-17, GAP-101, GAP-102, GAP-104. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, GAME_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE, VENDOR_MAINTENANCE.
 */
export const useLaunchGame = /*#__PURE__*/ defineMutationHook(launchGame)
