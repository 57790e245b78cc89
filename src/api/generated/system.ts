// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'

const getSystemStatus = /*#__PURE__*/ defineCall('getSystemStatus', 'get', '/wps/system/status')

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

const getWhitelabel = /*#__PURE__*/ defineCall('getWhitelabel', 'get', '/wps/system/whitelabel')

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

const getDomainRoute = /*#__PURE__*/ defineCall('getDomainRoute', 'get', '/wps/system/domainRoute')

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

const listCountries = /*#__PURE__*/ defineCall('listCountries', 'get', '/wps/system/country')

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

const getRegisterSettings = /*#__PURE__*/ defineCall('getRegisterSettings', 'get', '/wps/system/setting/register')

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

const getConsolidatedSettings = /*#__PURE__*/ defineCall('getConsolidatedSettings', 'get', '/wps/system/settings/consolidated', { session: 'required' })

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

const getHelpCenter = /*#__PURE__*/ defineCall('getHelpCenter', 'get', '/wps/system/helpCenter')

/**
 * Query options behind {@link useGetHelpCenter}, for prefetching and the cache.
 */
export const getHelpCenterQuery = /*#__PURE__*/ defineQuery(getHelpCenter)

/**
 * The help centre in one language.
 *
 * `GET /wps/system/helpCenter`
 * Requirements: GATEWAY-21. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetHelpCenter = /*#__PURE__*/ defineQueryHook(getHelpCenter)
