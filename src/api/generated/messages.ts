// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { htmlShape, idShape, moneyShape, pictureUrlShape, promotionCategoryShape } from './shapes.ts'
import { flag, list, moment, object, oneOf, text } from '../shape.ts'

const announcementTypeShape = /*#__PURE__*/ oneOf('A', 'PL', 'B', 'PU', 'PR', 'H')

const bannerGroupShape = /*#__PURE__*/ oneOf('m_home', 'm_live', 'm_reg', 'm_topup_1', 'm_topup_2', 'm_topup_3')

const announcedPromotionShape = /*#__PURE__*/ object({ promoId: idShape, category: promotionCategoryShape }, { startsAt: moment, endsAt: moment })

const announcementShape = /*#__PURE__*/ object({ id: idShape, type: announcementTypeShape, title: text(200), content: htmlShape, read: flag, publishedAt: moment }, { subtitle: text(200), groupName: bannerGroupShape, url: pictureUrlShape, action: text(60), link: text(500), promotion: announcedPromotionShape })

const announcementListShape = /*#__PURE__*/ object({ list: list(announcementShape) })

const newsItemShape = /*#__PURE__*/ object({ id: idShape, title: text(200), publishedAt: moment }, { link: text(500) })

const jackpotShape = /*#__PURE__*/ object({ amount: moneyShape, asOf: moment })

const lobbyNewsShape = /*#__PURE__*/ object({ list: list(newsItemShape) }, { jackpot: jackpotShape })

const listAnnouncements = /*#__PURE__*/ defineCall('listAnnouncements', 'get', '/wps/relay/MCSFE_getListAnnouncements', { session: 'optional', shape: announcementListShape })

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

const getLobbyNews = /*#__PURE__*/ defineCall('getLobbyNews', 'get', '/wps/relay/GLS2_lobbyNews', { shape: lobbyNewsShape })

/**
 * Query options behind {@link useGetLobbyNews}, for prefetching and the cache.
 */
export const getLobbyNewsQuery = /*#__PURE__*/ defineQuery(getLobbyNews)

/**
 * News lines of the lobby and the prize of the house.
 *
 * Changes with the language. The prize is missing where the merchant has none.
 *
 * `GET /wps/relay/GLS2_lobbyNews`
 * Requirements: GATEWAY-60, MSG-20, GAP-163. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetLobbyNews = /*#__PURE__*/ defineQueryHook(getLobbyNews)
