// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { gameIdShape, gameTypeShape, idShape, moneyShape, nodeIdShape, pictureUrlShape, supportPlayShape, vendorCodeShape } from './first-shapes.ts'
import { drawNumberShape, lotteryOrderShape, lotteryOrderStatusShape, retryMomentShape } from './shapes.ts'
import { flag, list, matching, moment, number, object, text, wholeList } from '../shape.ts'

const lotteryGameShape = /*#__PURE__*/ object({ gameId: gameIdShape, nodeId: nodeIdShape, gameCode: text(64), gameGroupId: text(64), gameName: text(120), displayName: text(120), gameType: gameTypeShape, vassalage: vendorCodeShape, iconUrl: pictureUrlShape, supportPlay: supportPlayShape, drawSeconds: number(30, 2678400) }, { lottoMode: text(64), numero: drawNumberShape, closesAt: moment })

const lotteryGameListShape = /*#__PURE__*/ object({ list: list(lotteryGameShape) })

const ballShape = /*#__PURE__*/ matching(/^[0-9]{1,6}$/, 6)

const drawShape = /*#__PURE__*/ object({ gameId: gameIdShape, displayName: text(120), numero: drawNumberShape, numbers: list(ballShape), openedAt: moment })

const drawListShape = /*#__PURE__*/ object({ list: list(drawShape) })

const lotteryMenuShape = /*#__PURE__*/ object({ groups: list(object({ gameGroupId: text(64), groupName: text(120), games: list(lotteryGameShape) })) })

const prizeDrawShape = /*#__PURE__*/ object({ gameId: gameIdShape, displayName: text(120), numero: drawNumberShape, prizes: list(object({ rank: number(0, 8), numbers: list(ballShape) })), openedAt: moment })

const prizeDrawListShape = /*#__PURE__*/ object({ list: list(prizeDrawShape) })

const lotterySuborderShape = /*#__PURE__*/ object({ suborderId: idShape, playName: text(120), selection: text(500), betAmount: moneyShape, winAmount: moneyShape, status: lotteryOrderStatusShape, cancellable: flag })

const lotteryOrderDetailShape = /*#__PURE__*/ object({ order: lotteryOrderShape, suborders: wholeList(lotterySuborderShape) })

const lotteryTicketShape = /*#__PURE__*/ object({ ticket: matching(/^[A-Za-z0-9_-]{22,128}$/, 128), expiresAt: moment })

const listMobileLotteryGames = /*#__PURE__*/ defineCall('listMobileLotteryGames', 'get', '/lgw/games/mobile', { shape: lotteryGameListShape })

/**
 * Query options behind {@link useListMobileLotteryGames}, for prefetching and the cache.
 */
export const listMobileLotteryGamesQuery = /*#__PURE__*/ defineQuery(listMobileLotteryGames)

/**
 * The lotteries that can be played on a phone.
 *
 * Every lottery with its running draw, in the order of the lottery list.
 *
 * `GET /lgw/games/mobile`
 * Requirements: GATEWAY-74, LOTT-01, LOTT-06. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListMobileLotteryGames = /*#__PURE__*/ defineQueryHook(listMobileLotteryGames)

const listOpenedNumbers = /*#__PURE__*/ defineCall('listOpenedNumbers', 'get', '/lotto/lgw/games/opened/numero', { codes: ['GAME_UNAVAILABLE'], shape: drawListShape })

/**
 * Query options behind {@link useListOpenedNumbers}, for prefetching and the cache.
 */
export const listOpenedNumbersQuery = /*#__PURE__*/ defineQuery(listOpenedNumbers)

/**
 * The numbers that were drawn last.
 *
 * The last 20 draws of one lottery, or the last draw of every lottery when `gameId` is left out.
 *
 * `GET /lotto/lgw/games/opened/numero`
 * Requirements: GATEWAY-75, LOTT-04, GAP-142. Failures: REQUEST_INVALID, GAME_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListOpenedNumbers = /*#__PURE__*/ defineQueryHook(listOpenedNumbers)

const getVnGameMenu = /*#__PURE__*/ defineCall('getVnGameMenu', 'get', '/lgw/vn/games/game_menu', { shape: lotteryMenuShape })

/**
 * Query options behind {@link useGetVnGameMenu}, for prefetching and the cache.
 */
export const getVnGameMenuQuery = /*#__PURE__*/ defineQuery(getVnGameMenu)

/**
 * The menu of lotteries of the TCG_LOTTO_VN vendor.
 *
 * Groups of lotteries with the number and the end of each running draw.
 *
 * `GET /lgw/vn/games/game_menu`
 * Requirements: GATEWAY-76, LOTT-04. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetVnGameMenu = /*#__PURE__*/ defineQueryHook(getVnGameMenu)

const getVnRecentGames = /*#__PURE__*/ defineCall('getVnRecentGames', 'get', '/lgw/vn/games/game_menu/recent', { session: 'required', shape: lotteryGameListShape })

/**
 * Query options behind {@link useGetVnRecentGames}, for prefetching and the cache.
 */
export const getVnRecentGamesQuery = /*#__PURE__*/ defineQuery(getVnRecentGames)

/**
 * The lotteries of that vendor which the member played last.
 *
 * At most nine, the latest first.
 *
 * `GET /lgw/vn/games/game_menu/recent`, needs a session
 * Requirements: GATEWAY-77, LOTT-04, GAP-143. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetVnRecentGames = /*#__PURE__*/ defineQueryHook(getVnRecentGames)

const getVnOpenedNumbers = /*#__PURE__*/ defineCall('getVnOpenedNumbers', 'get', '/lgw/vn/numeros/opened/game', { codes: ['GAME_UNAVAILABLE'], shape: prizeDrawListShape })

/**
 * Query options behind {@link useGetVnOpenedNumbers}, for prefetching and the cache.
 */
export const getVnOpenedNumbersQuery = /*#__PURE__*/ defineQuery(getVnOpenedNumbers)

/**
 * The last draws of one lottery of that vendor.
 *
 * At most 20 draws.
 *
 * `GET /lgw/vn/numeros/opened/game`
 * Requirements: GATEWAY-78, LOTT-04. Failures: REQUEST_INVALID, GAME_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetVnOpenedNumbers = /*#__PURE__*/ defineQueryHook(getVnOpenedNumbers)

const getLotteryOrder = /*#__PURE__*/ defineCall('getLotteryOrder', 'get', '/lgw/orders/detail', { session: 'required', codes: ['RECORD_NOT_FOUND'], shape: lotteryOrderDetailShape })

/**
 * Query options behind {@link useGetLotteryOrder}, for prefetching and the cache.
 */
export const getLotteryOrderQuery = /*#__PURE__*/ defineQuery(getLotteryOrder)

/**
 * One lottery order with its sub-orders.
 *
 * Only the member's own orders are found; any other number answers RECORD_NOT_FOUND.
 *
 * `GET /lgw/orders/detail`, needs a session
 * Requirements: GATEWAY-80, RECORD-05. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetLotteryOrder = /*#__PURE__*/ defineQueryHook(getLotteryOrder)

/**
 * Cancel sub-orders before their draw.
 *
 * Their bets return to the wallet. Answers the order as it stands afterwards.
 *
 * `POST /lgw/orders/suborders/cancel`, needs a session
 * Requirements: GATEWAY-81, RECORD-05. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, LOTTERY_ORDER_NOT_CANCELLABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const cancelLotterySuborders = /*#__PURE__*/ defineCall('cancelLotterySuborders', 'post', '/lgw/orders/suborders/cancel', { session: 'required', codes: ['LOTTERY_ORDER_NOT_CANCELLABLE', 'RECORD_NOT_FOUND'], shape: lotteryOrderDetailShape })

/**
 * Cancel sub-orders before their draw.
 *
 * Their bets return to the wallet. Answers the order as it stands afterwards.
 *
 * `POST /lgw/orders/suborders/cancel`, needs a session
 * Requirements: GATEWAY-81, RECORD-05. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, LOTTERY_ORDER_NOT_CANCELLABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCancelLotterySuborders = /*#__PURE__*/ defineMutationHook(cancelLotterySuborders)

/**
 * A single-use ticket for the lottery frame.
 *
 * The frame's address carries the ticket, so that the session's token never stands in an address. It is tied to the
 * member, the lottery, the play type and the prize mode.
 *
 * `POST /lgw/games/ticket`, needs a session
 * Requirements: GATEWAY-121, LAUNCH-13, GAP-105, GAP-107. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, GAME_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createLotteryTicket = /*#__PURE__*/ defineCall('createLotteryTicket', 'post', '/lgw/games/ticket', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'GAME_UNAVAILABLE', 'REAL_ACCOUNT_REQUIRED', 'COOLING_OFF'], failures: { COOLING_OFF: retryMomentShape }, shape: lotteryTicketShape })

/**
 * A single-use ticket for the lottery frame.
 *
 * The frame's address carries the ticket, so that the session's token never stands in an address. It is tied to the
 * member, the lottery, the play type and the prize mode.
 *
 * `POST /lgw/games/ticket`, needs a session
 * Requirements: GATEWAY-121, LAUNCH-13, GAP-105, GAP-107. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REAL_ACCOUNT_REQUIRED, COOLING_OFF, GAME_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateLotteryTicket = /*#__PURE__*/ defineMutationHook(createLotteryTicket)
