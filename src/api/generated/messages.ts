// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'

const listAnnouncements = /*#__PURE__*/ defineCall('listAnnouncements', 'get', '/wps/relay/MCSFE_getListAnnouncements', { session: 'optional' })

/**
 * Query options behind {@link useListAnnouncements}, for prefetching and the cache.
 */
export const listAnnouncementsQuery = /*#__PURE__*/ defineQuery(listAnnouncements)

/**
 * The announcements and banners of the asked kinds.
 *
 * Home asks for `B,PL,PU` on platform `M`, the game-center page for `B,H` on `W`, registration for `B` with
 * `groupName` `m_reg`. With a session every entry says whether this member has read it. A platform without a list
 * of its own gets the common one.
 *
 * `GET /wps/relay/MCSFE_getListAnnouncements`, with the session if there is one
 * Requirements: GATEWAY-58, HOME-25, HOME-26, HOME-32, LIST-34, MSG-01, MSG-02, MSG-03, GAP-19, GAP-30, GAP-109. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListAnnouncements = /*#__PURE__*/ defineQueryHook(listAnnouncements)

const getLobbyNews = /*#__PURE__*/ defineCall('getLobbyNews', 'get', '/wps/relay/GLS2_lobbyNews')

/**
 * Query options behind {@link useGetLobbyNews}, for prefetching and the cache.
 */
export const getLobbyNewsQuery = /*#__PURE__*/ defineQuery(getLobbyNews)

/**
 * News lines of the lobby and the prize of the house.
 *
 * `GET /wps/relay/GLS2_lobbyNews`
 * Requirements: GATEWAY-60, MSG-20, GAP-163. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetLobbyNews = /*#__PURE__*/ defineQueryHook(getLobbyNews)
