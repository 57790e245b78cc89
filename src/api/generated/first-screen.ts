// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { accountTypeShape, countryCodeShape, domainListShape, domainShape, gameIdShape, gameListShape, gameTypeShape, htmlShape, idShape, ipAddressShape, moneyShape, nodeIdShape, pageNumberShape, pictureUrlShape, promotionCategoryShape, supportPlayShape, totalPagesShape, userNameShape, vendorCodeShape, webUrlShape } from './first-shapes.ts'
import { day, flag, list, map, matching, moment, number, object, oneOf, text, wholeList } from '../shape.ts'

const customerServiceEntryShape = /*#__PURE__*/ object({ title: oneOf('whatsapp', 'CS'), path: matching(/^[A-Za-z0-9_-]{38,2700}[A-Za-z0-9]{8}$/, 2708) })

const mobileTemplateShape = /*#__PURE__*/ object({ mem_cen: number(0, 9), dep_func: number(0, 9) })

const keyIdShape = /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,64}$/, 64)

const encryptionKeyShape = /*#__PURE__*/ object({ kty: oneOf('RSA'), use: oneOf('enc'), alg: oneOf('RSA-OAEP-256'), kid: keyIdShape, n: matching(/^[A-Za-z0-9_-]{342,683}$/, 683), e: matching(/^[A-Za-z0-9_-]{1,8}$/, 8) })

const registerWaysShape = /*#__PURE__*/ object({ username: flag, mobile: flag })

const linkKindShape = /*#__PURE__*/ oneOf('IOS', 'Android', 'MOBILECONFIG', 'TUTORIAL', 'BONUS', 'TELEGRAM', 'LIVECHAT', 'FACEBOOK', 'WHATSAPP', 'LINE', 'ZALO', 'WECHAT', 'QQ')

const siteLinkShape = /*#__PURE__*/ object({ resourceType: linkKindShape, url: text(2000), labelNameEn: text(80) })

const affiliateLinkShape = /*#__PURE__*/ object({ url: text(2000) })

const htmlByLanguageShape = /*#__PURE__*/ map(htmlShape)

const referralPromoShape = /*#__PURE__*/ object({ enabled: flag })

const lengthLimitsShape = /*#__PURE__*/ object({ min: number(1, 10000), max: number(1, 10000) })

const siteResourcesShape = /*#__PURE__*/ object({ links: list(siteLinkShape, 40) }, { affiliateLink: affiliateLinkShape, logo: pictureUrlShape, agreement: htmlShape, agreementByLanguage: htmlByLanguageShape, referralPromo: referralPromoShape, feedbackLength: lengthLimitsShape })

const whitelabelShape = /*#__PURE__*/ map(flag)

const lotteryOriginShape = /*#__PURE__*/ text(300)

const siteInfoShape = /*#__PURE__*/ object({ customerService: list(customerServiceEntryShape, 20), mobileTemplate: mobileTemplateShape, imageCDNs: list(webUrlShape, 10), encryptionKey: encryptionKeyShape }, { domainRoute: domainListShape, paths: list(matching(/^[/]m\/[A-Za-z0-9/_.-]*$/, 200), 100), register: registerWaysShape, resources: siteResourcesShape, whitelabel: whitelabelShape, mainDomain: domainShape, lotteryOrigin: lotteryOriginShape })

const visitorLocationShape = /*#__PURE__*/ object({ ip: ipAddressShape }, { countryCode: countryCodeShape })

const siteStatusShape = /*#__PURE__*/ object({ info: siteInfoShape, location: visitorLocationShape, maintenance: flag, regionRestriction: flag })

const currencyCodeShape = /*#__PURE__*/ matching(/^[A-Z]{3}$/, 3)

const languageCodeShape = /*#__PURE__*/ matching(/^[A-Z]{2}$/, 2)

const regionEntryShape = /*#__PURE__*/ object({ country: countryCodeShape, countryName: text(80), currency: currencyCodeShape, langList: list(languageCodeShape, 40) })

const regionListShape = /*#__PURE__*/ object({ list: list(regionEntryShape, 250) })

const vipStandingShape = /*#__PURE__*/ object({ level: number(1, 15), deposits: moneyShape, validBets: moneyShape })

const memberInfoShape = /*#__PURE__*/ object({ id: idShape, nickname: text(20), account: userNameShape, type: accountTypeShape }, { iconUrl: pictureUrlShape, email: text(254), mobileNum: text(20), payeeName: text(60), birthDate: day, lastLoginAt: moment, vip: vipStandingShape })

const vendorWalletShape = /*#__PURE__*/ object({ wallet: vendorCodeShape, name: text(80), balance: moneyShape })

const walletShape = /*#__PURE__*/ object({ currencySymbol: text(8) }, { sumBalance: moneyShape, vendorWallets: wholeList(vendorWalletShape, 100) })

const announcementTypeShape = /*#__PURE__*/ oneOf('A', 'PL', 'B', 'PU', 'PR', 'H')

const bannerGroupShape = /*#__PURE__*/ oneOf('m_home', 'm_live', 'm_reg', 'm_topup_1', 'm_topup_2', 'm_topup_3')

const announcedPromotionShape = /*#__PURE__*/ object({ promoId: idShape, category: promotionCategoryShape }, { startsAt: moment, endsAt: moment })

const announcementShape = /*#__PURE__*/ object({ id: idShape, type: announcementTypeShape, title: text(200), content: htmlShape, read: flag, publishedAt: moment }, { subtitle: text(200), groupName: bannerGroupShape, url: pictureUrlShape, action: text(60), link: text(500), promotion: announcedPromotionShape })

const announcementListShape = /*#__PURE__*/ object({ list: list(announcementShape) })

const vendorShape = /*#__PURE__*/ object({ vassalage: vendorCodeShape, displayName: text(80), accountTypeName: text(80), gameCategory: gameTypeShape, supportPlay: supportPlayShape, iconUrl: pictureUrlShape }, { gameId: gameIdShape, nodeId: nodeIdShape })

const vendorListShape = /*#__PURE__*/ list(vendorShape)

const vendorGameTypesShape = /*#__PURE__*/ object({ vendors: object({}, { RNG: vendorListShape, LIVE: vendorListShape, FISH: vendorListShape, SPORTS: vendorListShape, ESPORTS: vendorListShape, PVP: vendorListShape, LOTT: vendorListShape, ELOTT: vendorListShape, ELOTTO: vendorListShape, COCKFIGHT: vendorListShape, cockfight: vendorListShape, BINGO: vendorListShape, BGS: vendorListShape, TF: vendorListShape }), sorting: list(gameTypeShape) })

const favoriteIdPageShape = /*#__PURE__*/ object({ content: list(nodeIdShape), pageNum: pageNumberShape, totalPages: totalPagesShape })

const getSystemStatus = /*#__PURE__*/ defineCall('getSystemStatus', 'get', '/wps/system/status', { shape: siteStatusShape })

/**
 * Query options behind {@link useGetSystemStatus}, for prefetching and the cache.
 */
export const getSystemStatusQuery = /*#__PURE__*/ defineQuery(getSystemStatus)

/**
 * Whether the site is open to this visitor, and what it is made of.
 *
 * The first call of every start. It succeeds also when the site is closed: `maintenance` shows the service-error
 * screen, else `regionRestriction` the restricted screen, with customer service taken from the same answer. Clients
 * keep the answer and start from it the next time, while they fetch it anew. A missing `location.countryCode` means
 * that the visitor's country is unknown; the visitor then picks the region.
 *
 * `GET /wps/system/status`
 * Requirements: GATEWAY-15. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetSystemStatus = /*#__PURE__*/ defineQueryHook(getSystemStatus)

const getWhitelabel = /*#__PURE__*/ defineCall('getWhitelabel', 'get', '/wps/system/whitelabel', { shape: whitelabelShape })

/**
 * Query options behind {@link useGetWhitelabel}, for prefetching and the cache.
 */
export const getWhitelabelQuery = /*#__PURE__*/ defineQuery(getWhitelabel)

/**
 * Which features the merchant has switched on.
 *
 * Asked only when the site status carries no `info.whitelabel`.
 *
 * `GET /wps/system/whitelabel`
 * Requirements: GATEWAY-16. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetWhitelabel = /*#__PURE__*/ defineQueryHook(getWhitelabel)

const listCountries = /*#__PURE__*/ defineCall('listCountries', 'get', '/wps/system/country', { shape: regionListShape })

/**
 * Query options behind {@link useListCountries}, for prefetching and the cache.
 */
export const listCountriesQuery = /*#__PURE__*/ defineQuery(listCountries)

/**
 * The regions a visitor can choose, with currency and languages.
 *
 * A region whose country and currency belong to no merchant leads to the default merchant.
 *
 * `GET /wps/system/country`
 * Requirements: GATEWAY-18. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListCountries = /*#__PURE__*/ defineQueryHook(listCountries)

const getMemberInfo = /*#__PURE__*/ defineCall('getMemberInfo', 'get', '/wps/member/info', { session: 'required', shape: memberInfoShape })

/**
 * Query options behind {@link useGetMemberInfo}, for prefetching and the cache.
 */
export const getMemberInfoQuery = /*#__PURE__*/ defineQuery(getMemberInfo)

/**
 * Who is signed in.
 *
 * Asked for after each log-in and each reload; says what kind of account it is, on which menus and rights
 * depend.
 *
 * `GET /wps/member/info`, needs a session
 * Requirements: GATEWAY-35. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetMemberInfo = /*#__PURE__*/ defineQueryHook(getMemberInfo)

const getWallets = /*#__PURE__*/ defineCall('getWallets', 'get', '/wps/wallets/gcs', { session: 'optional', shape: walletShape })

/**
 * Query options behind {@link useGetWallets}, for prefetching and the cache.
 */
export const getWalletsQuery = /*#__PURE__*/ defineQuery(getWallets)

/**
 * The currency of the house and, when signed in, the member's balance.
 *
 * Visitors get the symbol of the merchant's currency only. Members get their balance with it; a balance refresh
 * is this same call.
 *
 * `GET /wps/wallets/gcs`, with the session if there is one
 * Requirements: GATEWAY-53, GATEWAY-54, WALLET-01, WALLET-07, WALLET-08, MONEY-64. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetWallets = /*#__PURE__*/ defineQueryHook(getWallets)

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

const getVendorGameTypes = /*#__PURE__*/ defineCall('getVendorGameTypes', 'get', '/wps/relay/GCSGAME_getVassGameType', { shape: vendorGameTypesShape })

/**
 * Query options behind {@link useGetVendorGameTypes}, for prefetching and the cache.
 */
export const getVendorGameTypesQuery = /*#__PURE__*/ defineQuery(getVendorGameTypes)

/**
 * The vendors of every game type and the order of the types.
 *
 * Made for the category menu: a type with one vendor is launched directly, one with more vendors is shown in place.
 * An `ELOTT` group with a `TCG_LOTTO_VN` or `LOTT` vendor makes the prize mode electronic.
 *
 * `GET /wps/relay/GCSGAME_getVassGameType`
 * Requirements: GATEWAY-62, CATS-18, CATS-19. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetVendorGameTypes = /*#__PURE__*/ defineQueryHook(getVendorGameTypes)

const listHotGames = /*#__PURE__*/ defineCall('listHotGames', 'get', '/wps/relay/GCSGAME_hotGamesV2', { shape: gameListShape })

/**
 * Query options behind {@link useListHotGames}, for prefetching and the cache.
 */
export const listHotGamesQuery = /*#__PURE__*/ defineQuery(listHotGames)

/**
 * The hot games over all categories.
 *
 * The whole list in one answer, the hottest first. The lobby's first tab, the hot strip of a category (by `gameType`)
 * and the popular games of the search popup are cut from it.
 *
 * `GET /wps/relay/GCSGAME_hotGamesV2`
 * Requirements: GATEWAY-64, LIST-11, GAP-48, GAP-87. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListHotGames = /*#__PURE__*/ defineQueryHook(listHotGames)

const listFavoriteIds = /*#__PURE__*/ defineCall('listFavoriteIds', 'get', '/wps/relay/MCSFE_getFavoriteGames', { session: 'required', shape: favoriteIdPageShape })

/**
 * Query options behind {@link useListFavoriteIds}, for prefetching and the cache.
 */
export const listFavoriteIdsQuery = /*#__PURE__*/ defineQuery(listFavoriteIds)

/**
 * The node ids of the member's favourites.
 *
 * Asked once with page 1 of 100, which holds all of them. It fills the hearts on the tiles.
 *
 * `GET /wps/relay/MCSFE_getFavoriteGames`, needs a session
 * Requirements: GATEWAY-71, FAV-04, FAV-05, GAP-49. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListFavoriteIds = /*#__PURE__*/ defineQueryHook(listFavoriteIds)
