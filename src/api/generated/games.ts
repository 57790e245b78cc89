// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineMutationHook, defineQuery, defineQueryHook } from '../define.ts'
import { gameIdShape, gameShape, gameTypeShape, moneyShape, nodeIdShape, pictureUrlShape, supportPlayShape, vendorCodeShape } from './shapes.ts'
import { list, object, text, wholeList } from '../shape.ts'

const vendorShape = /*#__PURE__*/ object({ vassalage: vendorCodeShape, displayName: text(80), accountTypeName: text(80), gameCategory: gameTypeShape, supportPlay: supportPlayShape, iconUrl: pictureUrlShape }, { gameId: gameIdShape, nodeId: nodeIdShape })

const vendorListShape = /*#__PURE__*/ list(vendorShape)

const vendorGameTypesShape = /*#__PURE__*/ object({ vendors: object({}, { RNG: vendorListShape, LIVE: vendorListShape, FISH: vendorListShape, SPORTS: vendorListShape, ESPORTS: vendorListShape, PVP: vendorListShape, LOTT: vendorListShape, ELOTT: vendorListShape, ELOTTO: vendorListShape, COCKFIGHT: vendorListShape, cockfight: vendorListShape, BINGO: vendorListShape, BGS: vendorListShape, TF: vendorListShape }), sorting: list(gameTypeShape) })

const gameListShape = /*#__PURE__*/ object({ list: list(gameShape) })

const rankWinShape = /*#__PURE__*/ object({ customerName: text(40), gameName: text(120), iconUrl: pictureUrlShape, winAmount: moneyShape, gameId: gameIdShape, nodeId: nodeIdShape, gameType: gameTypeShape, vassalage: vendorCodeShape, supportPlay: supportPlayShape }, { gameGroupId: text(64), lottoMode: text(64) })

const rankListShape = /*#__PURE__*/ object({ list: wholeList(object({ vo: rankWinShape })) })

const launchLinkShape = /*#__PURE__*/ object({ url: text(2000) })

const getVendorGameTypes = /*#__PURE__*/ defineCall('getVendorGameTypes', 'get', '/wps/relay/GCSGAME_getVassGameType', { shape: vendorGameTypesShape })

/**
 * Query options behind {@link useGetVendorGameTypes}, for prefetching and the cache.
 */
export const getVendorGameTypesQuery = /*#__PURE__*/ defineQuery(getVendorGameTypes)

/**
 * The vendors of every game type and the order of the types.
 *
 * Made for the category menu: a type with one vendor is launched directly, one with more vendors is shown in place.
 * An `ELOTT` group with a `TCG_LOTTO_VN` or `LOTT` vendor makes the prize mode electronic.
 *
 * `GET /wps/relay/GCSGAME_getVassGameType`
 * Requirements: GATEWAY-62, CATS-18, CATS-19. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetVendorGameTypes = /*#__PURE__*/ defineQueryHook(getVendorGameTypes)

const listHotGames = /*#__PURE__*/ defineCall('listHotGames', 'get', '/wps/relay/GCSGAME_hotGamesV2', { shape: gameListShape })

/**
 * Query options behind {@link useListHotGames}, for prefetching and the cache.
 */
export const listHotGamesQuery = /*#__PURE__*/ defineQuery(listHotGames)

/**
 * The hot games over all categories.
 *
 * The whole list in one answer, the hottest first. The lobby's first tab, the hot strip of a category (by `gameType`)
 * and the popular games of the search popup are cut from it.
 *
 * `GET /wps/relay/GCSGAME_hotGamesV2`
 * Requirements: GATEWAY-64, LIST-11, GAP-48, GAP-87. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListHotGames = /*#__PURE__*/ defineQueryHook(listHotGames)

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
export const launchGame = /*#__PURE__*/ defineCall('launchGame', 'post', '/wps/game/launchGame', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'GAME_UNAVAILABLE', 'REAL_ACCOUNT_REQUIRED', 'VENDOR_MAINTENANCE', 'COOLING_OFF'], shape: launchLinkShape })

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
