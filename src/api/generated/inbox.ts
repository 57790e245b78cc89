// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineMutationHook, definePagedQuery, definePagedQueryHook, defineQuery, defineQueryHook } from '../define.ts'
import { listInboxPageSize } from './page-sizes.ts'
import { htmlShape, idShape, pageNumberShape, totalCountShape, totalPagesShape } from './shapes.ts'
import { flag, list, moment, object, text } from '../shape.ts'

const messageUnreadCountShape = /*#__PURE__*/ object({ inbox: totalCountShape, announcement: totalCountShape })

const inboxMessageShape = /*#__PURE__*/ object({ id: idShape, title: text(200), content: htmlShape, read: flag, sentAt: moment })

const inboxPageShape = /*#__PURE__*/ object({ content: list(inboxMessageShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

/**
 * Mark one announcement as read.
 *
 * Marking one that is read already succeeds and changes nothing.
 *
 * `POST /wps/relay/MCSFE_markAnnouncementAsRead`, needs a session
 * Requirements: GATEWAY-59, MSG-05. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const markAnnouncementRead = /*#__PURE__*/ defineCall('markAnnouncementRead', 'post', '/wps/relay/MCSFE_markAnnouncementAsRead', { session: 'required', codes: ['RECORD_NOT_FOUND'] })

/**
 * Mark one announcement as read.
 *
 * Marking one that is read already succeeds and changes nothing.
 *
 * `POST /wps/relay/MCSFE_markAnnouncementAsRead`, needs a session
 * Requirements: GATEWAY-59, MSG-05. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useMarkAnnouncementRead = /*#__PURE__*/ defineMutationHook(markAnnouncementRead)

const getUnreadCount = /*#__PURE__*/ defineCall('getUnreadCount', 'get', '/wps/relay/CSP_unreadCount', { session: 'required', codes: ['FREE_REJECT'], shape: messageUnreadCountShape })

/**
 * Query options behind {@link useGetUnreadCount}, for prefetching and the cache.
 */
export const getUnreadCountQuery = /*#__PURE__*/ defineQuery(getUnreadCount)

/**
 * How many inbox messages and announcements are unread.
 *
 * Chat counts on its own. Trial accounts have no inbox and are refused.
 *
 * `GET /wps/relay/CSP_unreadCount`, needs a session
 * Requirements: GATEWAY-61, MSG-18, MSG-21, GAP-16. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FREE_REJECT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetUnreadCount = /*#__PURE__*/ defineQueryHook(getUnreadCount)

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

/**
 * Mark one inbox message as read.
 *
 * Marking one that is read already succeeds and changes nothing.
 *
 * `POST /wps/relay/CSP_readInbox`, needs a session
 * Requirements: GATEWAY-118, GAP-117. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FREE_REJECT, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const markInboxRead = /*#__PURE__*/ defineCall('markInboxRead', 'post', '/wps/relay/CSP_readInbox', { session: 'required', codes: ['FREE_REJECT', 'RECORD_NOT_FOUND'] })

/**
 * Mark one inbox message as read.
 *
 * Marking one that is read already succeeds and changes nothing.
 *
 * `POST /wps/relay/CSP_readInbox`, needs a session
 * Requirements: GATEWAY-118, GAP-117. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FREE_REJECT, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useMarkInboxRead = /*#__PURE__*/ defineMutationHook(markInboxRead)

/**
 * Mark all inbox messages as read.
 *
 * Takes no body. Announcements are not touched.
 *
 * `POST /wps/relay/CSP_readAllInbox`, needs a session
 * Requirements: GATEWAY-119, GAP-118. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FREE_REJECT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const markAllInboxRead = /*#__PURE__*/ defineCall('markAllInboxRead', 'post', '/wps/relay/CSP_readAllInbox', { session: 'required', codes: ['FREE_REJECT'] })

/**
 * Mark all inbox messages as read.
 *
 * Takes no body. Announcements are not touched.
 *
 * `POST /wps/relay/CSP_readAllInbox`, needs a session
 * Requirements: GATEWAY-119, GAP-118. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FREE_REJECT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useMarkAllInboxRead = /*#__PURE__*/ defineMutationHook(markAllInboxRead)
