// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { countryCodeShape, domainShape, htmlShape, ipAddressShape, pictureUrlShape, webUrlShape } from './shapes.ts'
import { flag, list, map, matching, number, object, oneOf, text } from '../shape.ts'

const customerServiceEntryShape = /*#__PURE__*/ object({ title: oneOf('whatsapp', 'CS'), path: matching(/^[A-Za-z0-9_-]{38,2700}[A-Za-z0-9]{8}$/, 2708) })

const mobileTemplateShape = /*#__PURE__*/ object({ mem_cen: number(0, 9), dep_func: number(0, 9) })

const keyIdShape = /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,64}$/, 64)

const encryptionKeyShape = /*#__PURE__*/ object({ kty: oneOf('RSA'), use: oneOf('enc'), alg: oneOf('RSA-OAEP-256'), kid: keyIdShape, n: matching(/^[A-Za-z0-9_-]{342,683}$/, 683), e: matching(/^[A-Za-z0-9_-]{1,8}$/, 8) })

const domainListShape = /*#__PURE__*/ list(domainShape, 50)

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

const siteInfoShape = /*#__PURE__*/ object({ customerService: list(customerServiceEntryShape, 20), mobileTemplate: mobileTemplateShape, imageCDNs: list(webUrlShape, 10), encryptionKey: encryptionKeyShape }, { domainRoute: domainListShape, paths: list(matching(/^\/m\/[A-Za-z0-9/_.-]*$/, 200), 100), register: registerWaysShape, resources: siteResourcesShape, whitelabel: whitelabelShape, mainDomain: domainShape, lotteryOrigin: lotteryOriginShape })

const visitorLocationShape = /*#__PURE__*/ object({ ip: ipAddressShape }, { countryCode: countryCodeShape })

const siteStatusShape = /*#__PURE__*/ object({ info: siteInfoShape, location: visitorLocationShape, maintenance: flag, regionRestriction: flag })

const domainRoutesShape = /*#__PURE__*/ object({ list: domainListShape })

const currencyCodeShape = /*#__PURE__*/ matching(/^[A-Z]{3}$/, 3)

const languageCodeShape = /*#__PURE__*/ matching(/^[A-Z]{2}$/, 2)

const regionEntryShape = /*#__PURE__*/ object({ country: countryCodeShape, countryName: text(80), currency: currencyCodeShape, langList: list(languageCodeShape, 40) })

const regionListShape = /*#__PURE__*/ object({ list: list(regionEntryShape, 250) })

const fieldRuleShape = /*#__PURE__*/ object({ enabled: flag, required: flag }, { pattern: text(200), maxLength: number(1, 1000) })

const registerSettingsShape = /*#__PURE__*/ object({ username: fieldRuleShape, mobileNum: fieldRuleShape }, { paymentPassword: fieldRuleShape, idNumber: fieldRuleShape, qqNum: fieldRuleShape, facebook: fieldRuleShape, wechat: fieldRuleShape, line: fieldRuleShape, whatsapp: fieldRuleShape, zalo: fieldRuleShape, email: fieldRuleShape, nickname: fieldRuleShape, payeeName: fieldRuleShape, recommenderId: fieldRuleShape, affiliateCode: fieldRuleShape, birthDate: fieldRuleShape })

const contractRequestShape = /*#__PURE__*/ text(20)

const consolidatedSettingsShape = /*#__PURE__*/ object({ dailysalreqtype: contractRequestShape, divtypecompperiodreq: contractRequestShape, contracthoursalreq: contractRequestShape })

const helpTitleShape = /*#__PURE__*/ text(160)

const helpTopicShape = /*#__PURE__*/ object({ title: helpTitleShape, content: htmlShape })

const helpSectionShape = /*#__PURE__*/ object({ title: helpTitleShape, content: htmlShape, tag: matching(/^[a-z0-9-]{1,40}$/, 40), children: list(helpTopicShape, 50) })

const helpCenterShape = /*#__PURE__*/ object({ list: list(helpSectionShape, 50) })

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

const getDomainRoute = /*#__PURE__*/ defineCall('getDomainRoute', 'get', '/wps/system/domainRoute', { shape: domainRoutesShape })

/**
 * Query options behind {@link useGetDomainRoute}, for prefetching and the cache.
 */
export const getDomainRouteQuery = /*#__PURE__*/ defineQuery(getDomainRoute)

/**
 * The domains that serve the same merchant.
 *
 * The speed test measures a small request to each and offers to move there.
 *
 * `GET /wps/system/domainRoute`
 * Requirements: GATEWAY-17. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetDomainRoute = /*#__PURE__*/ defineQueryHook(getDomainRoute)

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

const getRegisterSettings = /*#__PURE__*/ defineCall('getRegisterSettings', 'get', '/wps/system/setting/register', { shape: registerSettingsShape })

/**
 * Query options behind {@link useGetRegisterSettings}, for prefetching and the cache.
 */
export const getRegisterSettingsQuery = /*#__PURE__*/ defineQuery(getRegisterSettings)

/**
 * Which fields the registration form has, and their rules.
 *
 * `username` and `mobileNum` both enabled offers a toggle between the two ways. Password, confirmation, captcha and
 * terms always stand in the form and have no rule here.
 *
 * `GET /wps/system/setting/register`
 * Requirements: GATEWAY-19. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetRegisterSettings = /*#__PURE__*/ defineQueryHook(getRegisterSettings)

const getConsolidatedSettings = /*#__PURE__*/ defineCall('getConsolidatedSettings', 'get', '/wps/system/settings/consolidated', { session: 'required', shape: consolidatedSettingsShape })

/**
 * Query options behind {@link useGetConsolidatedSettings}, for prefetching and the cache.
 */
export const getConsolidatedSettingsQuery = /*#__PURE__*/ defineQuery(getConsolidatedSettings)

/**
 * Which agent contracts wait for the member's answer.
 *
 * Asked after the member info by every account but those of types 4, 40, 41 and 42.
 *
 * `GET /wps/system/settings/consolidated`, needs a session
 * Requirements: GATEWAY-20. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetConsolidatedSettings = /*#__PURE__*/ defineQueryHook(getConsolidatedSettings)

const getHelpCenter = /*#__PURE__*/ defineCall('getHelpCenter', 'get', '/wps/system/helpCenter', { shape: helpCenterShape })

/**
 * Query options behind {@link useGetHelpCenter}, for prefetching and the cache.
 */
export const getHelpCenterQuery = /*#__PURE__*/ defineQuery(getHelpCenter)

/**
 * The help centre in one language.
 *
 * Sections with their pages as HTML, which clients clean before they show it.
 *
 * `GET /wps/system/helpCenter`
 * Requirements: GATEWAY-21. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetHelpCenter = /*#__PURE__*/ defineQueryHook(getHelpCenter)
