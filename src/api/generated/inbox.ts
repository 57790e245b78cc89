// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { totalCountShape } from './shapes.ts'
import { object } from '../shape.ts'

const messageUnreadCountShape = /*#__PURE__*/ object({ inbox: totalCountShape, announcement: totalCountShape })

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

/**
 * Deletes one inbox message.
 *
 * It leaves the list and the count of what is unread for good.
 *
 * `DELETE /wps/relay/CSP_deleteInbox`, needs a session
 * Requirements: GATEWAY-126, NAMED-24. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FREE_REJECT, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const deleteInboxMessage = /*#__PURE__*/ defineCall('deleteInboxMessage', 'delete', '/wps/relay/CSP_deleteInbox', { session: 'required', codes: ['FREE_REJECT', 'RECORD_NOT_FOUND'] })

/**
 * Deletes one inbox message.
 *
 * It leaves the list and the count of what is unread for good.
 *
 * `DELETE /wps/relay/CSP_deleteInbox`, needs a session
 * Requirements: GATEWAY-126, NAMED-24. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FREE_REJECT, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useDeleteInboxMessage = /*#__PURE__*/ defineMutationHook(deleteInboxMessage)
