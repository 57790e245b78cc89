// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { idShape, pictureUrlShape, webUrlShape } from './first-shapes.ts'
import { flag, list, number, object, text } from '../shape.ts'

const chatLaunchShape = /*#__PURE__*/ object({ chatUrl: text(2000) })

const chatUnreadShape = /*#__PURE__*/ object({ count: number(0, 100000) })

const chatPermissionShape = /*#__PURE__*/ object({ permitted: flag })

const liveModelShape = /*#__PURE__*/ object({ modelId: idShape, name: text(60), picture: pictureUrlShape, live: flag }, { title: text(120), viewers: number(0, 10000000), roomUrl: webUrlShape })

const liveModelListShape = /*#__PURE__*/ object({ models: list(liveModelShape) })

const launchChat = /*#__PURE__*/ defineCall('launchChat', 'get', '/wps/relay/CBS_launchChat', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FREE_REJECT', 'FEATURE_UNAVAILABLE'], shape: chatLaunchShape })

/**
 * Query options behind {@link useLaunchChat}, for prefetching and the cache.
 */
export const launchChatQuery = /*#__PURE__*/ defineQuery(launchChat)

/**
 * A link to the live chat with customer service.
 *
 * The link holds a ticket and opens one chat. A trial account is refused.
 *
 * `GET /wps/relay/CBS_launchChat`, needs a session
 * Requirements: GATEWAY-112, CHAT-03, CHAT-05, CHAT-06, CHAT-07, GAP-90, GAP-146. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, FREE_REJECT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useLaunchChat = /*#__PURE__*/ defineQueryHook(launchChat)

const getChatUnreadCount = /*#__PURE__*/ defineCall('getChatUnreadCount', 'get', '/wps/relay/CBS_unreadCount', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FREE_REJECT', 'FEATURE_UNAVAILABLE'], shape: chatUnreadShape })

/**
 * Query options behind {@link useGetChatUnreadCount}, for prefetching and the cache.
 */
export const getChatUnreadCountQuery = /*#__PURE__*/ defineQuery(getChatUnreadCount)

/**
 * How many chat messages the member has not read.
 *
 * Zero where nothing was written. Reading in the chat brings it down.
 *
 * `GET /wps/relay/CBS_unreadCount`, needs a session
 * Requirements: GATEWAY-113, CHAT-08, GAP-16, GAP-145. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, FREE_REJECT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetChatUnreadCount = /*#__PURE__*/ defineQueryHook(getChatUnreadCount)

const getChatGroupPermission = /*#__PURE__*/ defineCall('getChatGroupPermission', 'get', '/wps/relay/CBS_groupPermission', { session: 'required', codes: ['FREE_REJECT', 'FEATURE_UNAVAILABLE', 'CHAT_PERMISSION_UNKNOWN'], shape: chatPermissionShape })

/**
 * Query options behind {@link useGetChatGroupPermission}, for prefetching and the cache.
 */
export const getChatGroupPermissionQuery = /*#__PURE__*/ defineQuery(getChatGroupPermission)

/**
 * Whether the member may use the chat.
 *
 * An answer of the merchant's chat service; without one the chat is not offered.
 *
 * `GET /wps/relay/CBS_groupPermission`, needs a session
 * Requirements: GATEWAY-114, CHAT-02, CHAT-09. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, FREE_REJECT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE, CHAT_PERMISSION_UNKNOWN.
 */
export const useGetChatGroupPermission = /*#__PURE__*/ defineQueryHook(getChatGroupPermission)

const listLiveModels = /*#__PURE__*/ defineCall('listLiveModels', 'get', '/wps/relay/CBS_modelList', { codes: ['FEATURE_UNAVAILABLE'], shape: liveModelListShape })

/**
 * Query options behind {@link useListLiveModels}, for prefetching and the cache.
 */
export const listLiveModelsQuery = /*#__PURE__*/ defineQuery(listLiveModels)

/**
 * The live models of the house.
 *
 * Only merchants with live hosts have any; others answer FEATURE_UNAVAILABLE.
 *
 * `GET /wps/relay/CBS_modelList`
 * Requirements: GATEWAY-115, CHAT-10, GAP-89, GAP-112. Failures: REQUEST_INVALID, FEATURE_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListLiveModels = /*#__PURE__*/ defineQueryHook(listLiveModels)
