// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { definePagedQuery, definePagedQueryHook } from '../define-paged.ts'
import { listLotteryOrdersPageSize } from './page-sizes.ts'
import { pageNumberShape, totalPagesShape } from './first-shapes.ts'
import { lotteryOrderShape, totalCountShape } from './shapes.ts'
import { object, wholeList } from '../shape.ts'

const lotteryOrderPageShape = /*#__PURE__*/ object({ content: wholeList(lotteryOrderShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const listLotteryOrders = /*#__PURE__*/ defineCall('listLotteryOrders', 'get', '/lgw/orders', { session: 'required', codes: ['DATE_RANGE_INVALID'], shape: lotteryOrderPageShape })

/**
 * Query options behind {@link useListLotteryOrders}, for prefetching and the cache.
 */
export const listLotteryOrdersQuery = /*#__PURE__*/ defineQuery(listLotteryOrders)

/**
 * One page of the member's lottery orders.
 *
 * The latest first. Without days, the last seven; the gateway keeps 90.
 *
 * `GET /lgw/orders`, needs a session
 * Requirements: GATEWAY-79, RECORD-05, LOTT-05. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListLotteryOrders = /*#__PURE__*/ defineQueryHook(listLotteryOrders)

const listLotteryOrdersPages = { page: 'pageNo', size: 'pageSize', items: 'content', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'orderId', pageSize: listLotteryOrdersPageSize }

/**
 * Infinite query options behind {@link useListLotteryOrdersInfinite}, for prefetching and the cache.
 */
export const listLotteryOrdersInfiniteQuery = /*#__PURE__*/ definePagedQuery(listLotteryOrders, listLotteryOrdersPages)

/**
 * {@link useListLotteryOrders} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListLotteryOrdersInfinite = /*#__PURE__*/ definePagedQueryHook(listLotteryOrders, listLotteryOrdersPages)
