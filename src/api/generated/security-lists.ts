// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { definePagedQuery, definePagedQueryHook } from '../define-paged.ts'
import { listSecurityEventsPageSize } from './page-sizes.ts'
import { countryCodeShape, idShape, pageNumberShape, totalPagesShape } from './first-shapes.ts'
import { totalCountShape } from './shapes.ts'
import { list, matching, moment, object, oneOf, text } from '../shape.ts'

const securityEventKindShape = /*#__PURE__*/ oneOf('LOGIN', 'LOGIN_LOCKED', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'PAYMENT_PASSWORD_SET', 'PAYMENT_PASSWORD_CHANGED', 'PAYMENT_PASSWORD_RESET', 'PAYMENT_PASSWORD_LOCKED', 'QUESTIONS_CHANGED', 'ANSWERS_LOCKED', 'BANK_ACCOUNT_ADDED', 'BANK_ACCOUNT_REMOVED', 'EMAIL_CHANGED', 'MOBILE_CHANGED')

const securityEventShape = /*#__PURE__*/ object({ eventId: idShape, kind: securityEventKindShape, at: moment }, { subject: text(100), device: text(80), ip: matching(/^[0-9A-Fa-f.:]+\*$/, 45), country: countryCodeShape })

const securityEventPageShape = /*#__PURE__*/ object({ content: list(securityEventShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const listSecurityEvents = /*#__PURE__*/ defineCall('listSecurityEvents', 'get', '/wps/member/securityEvents', { session: 'required', codes: ['DATE_RANGE_INVALID', 'REAL_ACCOUNT_REQUIRED'], shape: securityEventPageShape })

/**
 * Query options behind {@link useListSecurityEvents}, for prefetching and the cache.
 */
export const listSecurityEventsQuery = /*#__PURE__*/ defineQuery(listSecurityEvents)

/**
 * One page of what happened to the member's account.
 *
 * Logins, and each change of what protects the account. The latest first. Without days, the last seven; the gateway
 * keeps 90.
 *
 * `GET /wps/member/securityEvents`, needs a session
 * Requirements: BEYOND-09. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListSecurityEvents = /*#__PURE__*/ defineQueryHook(listSecurityEvents)

const listSecurityEventsPages = { page: 'pageNo', size: 'pageSize', items: 'content', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'eventId', pageSize: listSecurityEventsPageSize }

/**
 * Infinite query options behind {@link useListSecurityEventsInfinite}, for prefetching and the cache.
 */
export const listSecurityEventsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listSecurityEvents, listSecurityEventsPages)

/**
 * {@link useListSecurityEvents} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListSecurityEventsInfinite = /*#__PURE__*/ definePagedQueryHook(listSecurityEvents, listSecurityEventsPages)
