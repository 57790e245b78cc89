// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { definePagedQuery, definePagedQueryHook } from '../define-paged.ts'
import { listInboxPageSize } from './page-sizes.ts'
import { htmlShape, idShape, pageNumberShape, totalPagesShape } from './first-shapes.ts'
import { totalCountShape } from './shapes.ts'
import { flag, list, moment, object, text } from '../shape.ts'

const inboxMessageShape = /*#__PURE__*/ object({ id: idShape, title: text(200), content: htmlShape, read: flag, sentAt: moment })

const inboxPageShape = /*#__PURE__*/ object({ content: list(inboxMessageShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const listInbox = /*#__PURE__*/ defineCall('listInbox', 'get', '/wps/relay/CSP_inboxList', { session: 'required', codes: ['FREE_REJECT'], shape: inboxPageShape })

/**
 * Query options behind {@link useListInbox}, for prefetching and the cache.
 */
export const listInboxQuery = /*#__PURE__*/ defineQuery(listInbox)

/**
 * One page of the member's messages.
 *
 * The latest first.
 *
 * `GET /wps/relay/CSP_inboxList`, needs a session
 * Requirements: GATEWAY-117, MSG-17, GAP-117. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FREE_REJECT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListInbox = /*#__PURE__*/ defineQueryHook(listInbox)

const listInboxPages = { page: 'pageNo', size: 'pageSize', items: 'content', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'id', pageSize: listInboxPageSize }

/**
 * Infinite query options behind {@link useListInboxInfinite}, for prefetching and the cache.
 */
export const listInboxInfiniteQuery = /*#__PURE__*/ definePagedQuery(listInbox, listInboxPages)

/**
 * {@link useListInbox} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListInboxInfinite = /*#__PURE__*/ definePagedQueryHook(listInbox, listInboxPages)
