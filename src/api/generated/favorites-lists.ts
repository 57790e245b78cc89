// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { definePagedQuery, definePagedQueryHook } from '../define-paged.ts'
import { listFavoriteGamesPageSize } from './page-sizes.ts'
import { gameShape, pageNumberShape, totalPagesShape } from './first-shapes.ts'
import { list, object } from '../shape.ts'

const favoriteGamePageShape = /*#__PURE__*/ object({ content: list(gameShape), pageNum: pageNumberShape, totalPages: totalPagesShape })

const listFavoriteGames = /*#__PURE__*/ defineCall('listFavoriteGames', 'get', '/wps/relay/MCSFE_getFavoriteGamesList', { session: 'required', shape: favoriteGamePageShape })

/**
 * Query options behind {@link useListFavoriteGames}, for prefetching and the cache.
 */
export const listFavoriteGamesQuery = /*#__PURE__*/ defineQuery(listFavoriteGames)

/**
 * One page of the member's favourite games.
 *
 * The latest favourite first.
 *
 * `GET /wps/relay/MCSFE_getFavoriteGamesList`, needs a session
 * Requirements: GATEWAY-72, FAV-06, FAV-07, GAP-100. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListFavoriteGames = /*#__PURE__*/ defineQueryHook(listFavoriteGames)

const listFavoriteGamesPages = { page: 'pageNo', size: 'pageSize', items: 'content', current: 'pageNum', total: 'totalPages', key: 'nodeId', pageSize: listFavoriteGamesPageSize }

/**
 * Infinite query options behind {@link useListFavoriteGamesInfinite}, for prefetching and the cache.
 */
export const listFavoriteGamesInfiniteQuery = /*#__PURE__*/ definePagedQuery(listFavoriteGames, listFavoriteGamesPages)

/**
 * {@link useListFavoriteGames} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListFavoriteGamesInfinite = /*#__PURE__*/ definePagedQueryHook(listFavoriteGames, listFavoriteGamesPages)
