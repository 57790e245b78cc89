// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { definePagedQuery, definePagedQueryHook } from '../define-paged.ts'
import { listGamesPageSize, listRecentGamesPageSize } from './page-sizes.ts'
import { gameShape, pageNumberShape, totalPagesShape } from './first-shapes.ts'
import { totalCountShape } from './shapes.ts'
import { list, object } from '../shape.ts'

const gamePageShape = /*#__PURE__*/ object({ games: list(gameShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const listGames = /*#__PURE__*/ defineCall('listGames', 'get', '/wps/relay/GCSGAME_gameList', { session: 'optional', shape: gamePageShape })

/**
 * Query options behind {@link useListGames}, for prefetching and the cache.
 */
export const listGamesQuery = /*#__PURE__*/ defineQuery(listGames)

/**
 * One page of the games of a category, a filter or a search.
 *
 * Lists ask for 25 games a page, the search popup for 9. The filters narrow each other. With `gameClassify`
 * `favourite` or `recent` the call needs a session and is refused with `SESSION_MISSING` without one.
 * A page beyond the last one has no games.
 *
 * `GET /wps/relay/GCSGAME_gameList`, with the session if there is one
 * Requirements: GATEWAY-63, LIST-10, LIST-29, LIST-30, LIST-31, GAP-21, GAP-110. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListGames = /*#__PURE__*/ defineQueryHook(listGames)

const listGamesPages = { page: 'pageNo', size: 'pageSize', items: 'games', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'nodeId', pageSize: listGamesPageSize }

/**
 * Infinite query options behind {@link useListGamesInfinite}, for prefetching and the cache.
 */
export const listGamesInfiniteQuery = /*#__PURE__*/ definePagedQuery(listGames, listGamesPages)

/**
 * {@link useListGames} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListGamesInfinite = /*#__PURE__*/ definePagedQueryHook(listGames, listGamesPages)

const listRecentGames = /*#__PURE__*/ defineCall('listRecentGames', 'get', '/wps/relay/GCS_recentGame', { session: 'required', shape: gamePageShape })

/**
 * Query options behind {@link useListRecentGames}, for prefetching and the cache.
 */
export const listRecentGamesQuery = /*#__PURE__*/ defineQuery(listRecentGames)

/**
 * The games the member played last.
 *
 * The latest first. The search popup shows page 1 of 9.
 *
 * `GET /wps/relay/GCS_recentGame`, needs a session
 * Requirements: GATEWAY-67, LIST-46. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListRecentGames = /*#__PURE__*/ defineQueryHook(listRecentGames)

const listRecentGamesPages = { page: 'page', size: 'pageSize', items: 'games', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'nodeId', pageSize: listRecentGamesPageSize }

/**
 * Infinite query options behind {@link useListRecentGamesInfinite}, for prefetching and the cache.
 */
export const listRecentGamesInfiniteQuery = /*#__PURE__*/ definePagedQuery(listRecentGames, listRecentGamesPages)

/**
 * {@link useListRecentGames} page by page, 9 entries each: all that came stand in `data.rows`.
 */
export const useListRecentGamesInfinite = /*#__PURE__*/ definePagedQueryHook(listRecentGames, listRecentGamesPages)
