// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { definePagedQuery, definePagedQueryHook } from '../define-paged.ts'
import { listSubordinatesPageSize, listOfferedContractsPageSize, listAffiliateUrlsPageSize, listDownlinesPageSize } from './page-sizes.ts'
import { domainShape, moneyShape, pageNumberShape, totalPagesShape } from './first-shapes.ts'
import { affiliateUrlShape, headcountShape, offeredContractShape, rebateRatesShape, teamMemberShape, totalCountShape } from './shapes.ts'
import { list, number, object, wholeList } from '../shape.ts'

const subordinateShape = /*#__PURE__*/ object({ member: teamMemberShape, balance: moneyShape, rebates: rebateRatesShape })

const subordinatePageShape = /*#__PURE__*/ object({ subordinates: wholeList(subordinateShape), ownRebates: rebateRatesShape, pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const offeredContractPageShape = /*#__PURE__*/ object({ offers: wholeList(offeredContractShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const affiliateUrlPageShape = /*#__PURE__*/ object({ links: list(affiliateUrlShape), domains: list(domainShape), maxLinks: number(1, 1000), invitedMembers: headcountShape, earnedReward: moneyShape, pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const downlinePageShape = /*#__PURE__*/ object({ downlines: list(teamMemberShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const listSubordinates = /*#__PURE__*/ defineCall('listSubordinates', 'get', '/wps/agent/subordinates', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE'], shape: subordinatePageShape })

/**
 * Query options behind {@link useListSubordinates}, for prefetching and the cache.
 */
export const listSubordinatesQuery = /*#__PURE__*/ defineQuery(listSubordinates)

/**
 * One page of the members directly below the agent, with their rebates.
 *
 * Deeper levels are reached by asking `listDownlines` for one of these. The agent's own rebates come along, as
 * the upper bound of theirs.
 *
 * `GET /wps/agent/subordinates`, needs a session
 * Requirements: GATEWAY-97, NAMED-30. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListSubordinates = /*#__PURE__*/ defineQueryHook(listSubordinates)

const listSubordinatesPages = { page: 'pageNo', size: 'pageSize', items: 'subordinates', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'member/memberId', pageSize: listSubordinatesPageSize }

/**
 * Infinite query options behind {@link useListSubordinatesInfinite}, for prefetching and the cache.
 */
export const listSubordinatesInfiniteQuery = /*#__PURE__*/ definePagedQuery(listSubordinates, listSubordinatesPages)

/**
 * {@link useListSubordinates} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListSubordinatesInfinite = /*#__PURE__*/ definePagedQueryHook(listSubordinates, listSubordinatesPages)

const listOfferedContracts = /*#__PURE__*/ defineCall('listOfferedContracts', 'get', '/wps/agent/contracts', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE'], shape: offeredContractPageShape })

/**
 * Query options behind {@link useListOfferedContracts}, for prefetching and the cache.
 */
export const listOfferedContractsQuery = /*#__PURE__*/ defineQuery(listOfferedContracts)

/**
 * One page of the contracts that the agent has offered, of every kind.
 *
 * Those that wait come first, then what was answered or taken back, newest first.
 *
 * `GET /wps/agent/contracts`, needs a session
 * Requirements: GATEWAY-123, SESSION-29, AGENT-02, AGENT-08. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListOfferedContracts = /*#__PURE__*/ defineQueryHook(listOfferedContracts)

const listOfferedContractsPages = { page: 'pageNo', size: 'pageSize', items: 'offers', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'contract/contractId', pageSize: listOfferedContractsPageSize }

/**
 * Infinite query options behind {@link useListOfferedContractsInfinite}, for prefetching and the cache.
 */
export const listOfferedContractsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listOfferedContracts, listOfferedContractsPages)

/**
 * {@link useListOfferedContracts} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListOfferedContractsInfinite = /*#__PURE__*/ definePagedQueryHook(listOfferedContracts, listOfferedContractsPages)

const listAffiliateUrls = /*#__PURE__*/ defineCall('listAffiliateUrls', 'get', '/wps/agent/affiliateUrl', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE'], shape: affiliateUrlPageShape })

/**
 * Query options behind {@link useListAffiliateUrls}, for prefetching and the cache.
 */
export const listAffiliateUrlsQuery = /*#__PURE__*/ defineQuery(listAffiliateUrls)

/**
 * One page of the caller's invitation links, with what they have brought.
 *
 * A member who is no agent has one link, which the platform made.
 *
 * `GET /wps/agent/affiliateUrl`, needs a session
 * Requirements: GATEWAY-105, NAMED-05, NAMED-29. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListAffiliateUrls = /*#__PURE__*/ defineQueryHook(listAffiliateUrls)

const listAffiliateUrlsPages = { page: 'pageNo', size: 'pageSize', items: 'links', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'linkId', pageSize: listAffiliateUrlsPageSize }

/**
 * Infinite query options behind {@link useListAffiliateUrlsInfinite}, for prefetching and the cache.
 */
export const listAffiliateUrlsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listAffiliateUrls, listAffiliateUrlsPages)

/**
 * {@link useListAffiliateUrls} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListAffiliateUrlsInfinite = /*#__PURE__*/ definePagedQueryHook(listAffiliateUrls, listAffiliateUrlsPages)

const listDownlines = /*#__PURE__*/ defineCall('listDownlines', 'get', '/wps/agent/downlines', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'USER_UNKNOWN_OR_DISABLED'], shape: downlinePageShape })

/**
 * Query options behind {@link useListDownlines}, for prefetching and the cache.
 */
export const listDownlinesQuery = /*#__PURE__*/ defineQuery(listDownlines)

/**
 * One page of the agent's downline, all levels.
 *
 * Serves team management, the choice of members for a transfer and the filter of team betting.
 *
 * `GET /wps/agent/downlines`, needs a session
 * Requirements: GATEWAY-109, NAMED-30, NAMED-31. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USER_UNKNOWN_OR_DISABLED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListDownlines = /*#__PURE__*/ defineQueryHook(listDownlines)

const listDownlinesPages = { page: 'pageNo', size: 'pageSize', items: 'downlines', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'memberId', pageSize: listDownlinesPageSize }

/**
 * Infinite query options behind {@link useListDownlinesInfinite}, for prefetching and the cache.
 */
export const listDownlinesInfiniteQuery = /*#__PURE__*/ definePagedQuery(listDownlines, listDownlinesPages)

/**
 * {@link useListDownlines} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListDownlinesInfinite = /*#__PURE__*/ definePagedQueryHook(listDownlines, listDownlinesPages)
