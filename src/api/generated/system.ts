// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { domainListShape, htmlShape } from './first-shapes.ts'
import { flag, list, matching, number, object, text } from '../shape.ts'

const domainRoutesShape = /*#__PURE__*/ object({ list: domainListShape })

const fieldRuleShape = /*#__PURE__*/ object({ enabled: flag, required: flag }, { pattern: text(200), maxLength: number(1, 1000) })

const registerSettingsShape = /*#__PURE__*/ object({ username: fieldRuleShape, mobileNum: fieldRuleShape }, { paymentPassword: fieldRuleShape, idNumber: fieldRuleShape, qqNum: fieldRuleShape, facebook: fieldRuleShape, wechat: fieldRuleShape, line: fieldRuleShape, whatsapp: fieldRuleShape, zalo: fieldRuleShape, email: fieldRuleShape, nickname: fieldRuleShape, payeeName: fieldRuleShape, recommenderId: fieldRuleShape, affiliateCode: fieldRuleShape, birthDate: fieldRuleShape })

const contractRequestShape = /*#__PURE__*/ text(20)

const consolidatedSettingsShape = /*#__PURE__*/ object({ dailysalreqtype: contractRequestShape, divtypecompperiodreq: contractRequestShape, contracthoursalreq: contractRequestShape })

const helpTitleShape = /*#__PURE__*/ text(160)

const helpTopicShape = /*#__PURE__*/ object({ title: helpTitleShape, content: htmlShape })

const helpSectionShape = /*#__PURE__*/ object({ title: helpTitleShape, content: htmlShape, tag: matching(/^[a-z0-9-]{1,40}$/, 40), children: list(helpTopicShape, 50) })

const helpCenterShape = /*#__PURE__*/ object({ list: list(helpSectionShape, 50) })

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
