// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineMutationHook, definePagedQuery, definePagedQueryHook, defineQuery, defineQueryHook } from '../define.ts'
import { listSubordinatesPageSize, listOfferedContractsPageSize, listAffiliateUrlsPageSize, listDownlinesPageSize } from './page-sizes.ts'
import { accountTypeShape, domainShape, gameTypeShape, idShape, moneyShape, orderNoShape, pageNumberShape, paymentAmountShape, percentageShape, totalCountShape, totalPagesShape, userNameShape, webUrlShape } from './shapes.ts'
import { day, either, flag, list, matching, moment, number, object, oneOf, text, wholeList } from '../shape.ts'

const teamRangeShape = /*#__PURE__*/ object({ from: day, to: day })

const headcountShape = /*#__PURE__*/ number(0, 10000000)

const teamSummaryShape = /*#__PURE__*/ object({ range: teamRangeShape, members: headcountShape, agents: headcountShape, online: headcountShape, newMembers: headcountShape, activeMembers: headcountShape, firstDeposits: headcountShape, teamBalance: moneyShape, deposits: moneyShape, withdrawals: moneyShape, validBets: moneyShape, wins: moneyShape, bonuses: moneyShape, rebates: moneyShape, profit: moneyShape })

const teamDayShape = /*#__PURE__*/ object({ date: day, newMembers: headcountShape, activeMembers: headcountShape, deposits: moneyShape, withdrawals: moneyShape, validBets: moneyShape, profit: moneyShape })

const teamGameTypeShape = /*#__PURE__*/ object({ gameType: gameTypeShape, activeMembers: headcountShape, validBets: moneyShape, wins: moneyShape, rebates: moneyShape, profit: moneyShape })

const teamBreakdownShape = /*#__PURE__*/ object({ range: teamRangeShape, days: wholeList(teamDayShape), gameTypes: wholeList(teamGameTypeShape) })

const teamMemberShape = /*#__PURE__*/ object({ memberId: idShape, account: userNameShape, type: accountTypeShape, enabled: flag, online: flag, level: number(1, 100), uplineAccount: userNameShape, teamSize: headcountShape, joinedAt: moment }, { nickname: text(64), lastSignInAt: moment })

const rebateRateShape = /*#__PURE__*/ object({ gameType: gameTypeShape, rate: percentageShape })

const rebateRatesShape = /*#__PURE__*/ list(rebateRateShape, 14)

const subordinateShape = /*#__PURE__*/ object({ member: teamMemberShape, balance: moneyShape, rebates: rebateRatesShape })

const subordinatePageShape = /*#__PURE__*/ object({ subordinates: wholeList(subordinateShape), ownRebates: rebateRatesShape, pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const contractStatusShape = /*#__PURE__*/ oneOf('PENDING', 'SIGNED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')

const contractPartyShape = /*#__PURE__*/ object({ memberId: idShape, account: userNameShape })

const sharePayShape = /*#__PURE__*/ object({ kind: oneOf('SHARE'), rate: percentageShape })

const fixedPayShape = /*#__PURE__*/ object({ kind: oneOf('FIXED'), amount: moneyShape })

const contractTierShape = /*#__PURE__*/ object({ reachedFrom: moneyShape, minActiveMembers: headcountShape, pay: either(sharePayShape, fixedPayShape) })

const contractTermsShape = /*#__PURE__*/ object({ basis: oneOf('TURNOVER', 'NET_LOSS'), settlement: oneOf('HOURLY', 'DAILY', 'WEEKLY', 'HALF_MONTHLY', 'MONTHLY'), tiers: wholeList(contractTierShape, 10) }, { remark: text(500) })

const contractShape = /*#__PURE__*/ object({ contractId: idShape, status: contractStatusShape, offeredBy: contractPartyShape, offeredTo: contractPartyShape, terms: contractTermsShape, startsOn: day, offeredAt: moment }, { endsOn: day, answeredAt: moment })

const contractListShape = /*#__PURE__*/ object({ contracts: wholeList(contractShape) })

const contractKindShape = /*#__PURE__*/ oneOf('DAILY_SALARY', 'DIVIDEND', 'HOUR_SALARY')

const offeredContractShape = /*#__PURE__*/ object({ kind: contractKindShape, contract: contractShape })

const offeredContractPageShape = /*#__PURE__*/ object({ offers: wholeList(offeredContractShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const downlineTypeShape = /*#__PURE__*/ oneOf(0, 1)

const affiliateUrlShape = /*#__PURE__*/ object({ linkId: idShape, url: webUrlShape, code: matching(/^[A-Za-z0-9]{4,16}$/, 16), domain: domainShape, accountType: downlineTypeShape, rebates: rebateRatesShape, visits: headcountShape, registrations: headcountShape, firstDeposits: headcountShape, createdAt: moment })

const affiliateUrlPageShape = /*#__PURE__*/ object({ links: list(affiliateUrlShape), domains: list(domainShape), maxLinks: number(1, 1000), invitedMembers: headcountShape, earnedReward: moneyShape, pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const downlinePageShape = /*#__PURE__*/ object({ downlines: list(teamMemberShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const transferOrderShape = /*#__PURE__*/ object({ success: oneOf(true), memberId: idShape, account: userNameShape, amount: paymentAmountShape, orderNo: orderNoShape, createdAt: moment })

const transferFailureShape = /*#__PURE__*/ object({ success: oneOf(false), memberId: idShape, amount: paymentAmountShape, code: oneOf('USER_UNKNOWN_OR_DISABLED', 'INSUFFICIENT_BALANCE', 'AMOUNT_OUT_OF_LIMITS') })

const transferResultsShape = /*#__PURE__*/ object({ results: list(either(transferOrderShape, transferFailureShape)), transferred: moneyShape })

const getTeamKpiA = /*#__PURE__*/ defineCall('getTeamKpiA', 'get', '/wps/agent/teamKpi/a', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'DATE_RANGE_INVALID'], shape: teamSummaryShape })

/**
 * Query options behind {@link useGetTeamKpiA}, for prefetching and the cache.
 */
export const getTeamKpiAQuery = /*#__PURE__*/ defineQuery(getTeamKpiA)

/**
 * The figures of the agent's whole team over a range of days.
 *
 * `GET /wps/agent/teamKpi/a`, needs a session
 * Requirements: GATEWAY-95, NAMED-28, NAMED-29. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetTeamKpiA = /*#__PURE__*/ defineQueryHook(getTeamKpiA)

const getTeamKpiB = /*#__PURE__*/ defineCall('getTeamKpiB', 'get', '/wps/agent/teamKpi/b', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'DATE_RANGE_INVALID'], shape: teamBreakdownShape })

/**
 * Query options behind {@link useGetTeamKpiB}, for prefetching and the cache.
 */
export const getTeamKpiBQuery = /*#__PURE__*/ defineQuery(getTeamKpiB)

/**
 * The figures of the agent's team by day and by game type.
 *
 * Days and game types on which nothing happened are left out.
 *
 * `GET /wps/agent/teamKpi/b`, needs a session
 * Requirements: GATEWAY-96, NAMED-28, NAMED-29. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetTeamKpiB = /*#__PURE__*/ defineQueryHook(getTeamKpiB)

const listSubordinates = /*#__PURE__*/ defineCall('listSubordinates', 'get', '/wps/agent/subordinates', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE'], shape: subordinatePageShape })

/**
 * Query options behind {@link useListSubordinates}, for prefetching and the cache.
 */
export const listSubordinatesQuery = /*#__PURE__*/ defineQuery(listSubordinates)

/**
 * One page of the members directly below the agent, with their rebates.
 *
 * `GET /wps/agent/subordinates`, needs a session
 * Requirements: GATEWAY-97, NAMED-30. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListSubordinates = /*#__PURE__*/ defineQueryHook(listSubordinates)

const listSubordinatesPages = { page: 'pageNo', size: 'pageSize', items: 'subordinates', current: 'pageNum', total: 'totalPages', count: 'totalCount', pageSize: listSubordinatesPageSize }

/**
 * Infinite query options behind {@link useListSubordinatesInfinite}, for prefetching and the cache.
 */
export const listSubordinatesInfiniteQuery = /*#__PURE__*/ definePagedQuery(listSubordinates, listSubordinatesPages)

/**
 * {@link useListSubordinates} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListSubordinatesInfinite = /*#__PURE__*/ definePagedQueryHook(listSubordinates, listSubordinatesPages)

/**
 * Sets the rebates of a member directly below the agent.
 *
 * A rate is at most the agent's own and never lower than what was granted before.
 *
 * `PUT /wps/agent/rebates`, needs a session
 * Requirements: GATEWAY-98, NAMED-30. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USER_UNKNOWN_OR_DISABLED, REBATE_OUT_OF_RANGE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const updateRebates = /*#__PURE__*/ defineCall('updateRebates', 'put', '/wps/agent/rebates', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'USER_UNKNOWN_OR_DISABLED', 'REBATE_OUT_OF_RANGE'] })

/**
 * Sets the rebates of a member directly below the agent.
 *
 * A rate is at most the agent's own and never lower than what was granted before.
 *
 * `PUT /wps/agent/rebates`, needs a session
 * Requirements: GATEWAY-98, NAMED-30. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USER_UNKNOWN_OR_DISABLED, REBATE_OUT_OF_RANGE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useUpdateRebates = /*#__PURE__*/ defineMutationHook(updateRebates)

const getDailySalaryContract = /*#__PURE__*/ defineCall('getDailySalaryContract', 'get', '/wps/agent/dailySalary/contract', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'USER_UNKNOWN_OR_DISABLED'], shape: contractListShape })

/**
 * Query options behind {@link useGetDailySalaryContract}, for prefetching and the cache.
 */
export const getDailySalaryContractQuery = /*#__PURE__*/ defineQuery(getDailySalaryContract)

/**
 * The daily-wage contracts of the member.
 *
 * Without parameters the contracts offered to the caller come. An agent names a member to see those which the agent
 * offered to that member.
 *
 * `GET /wps/agent/dailySalary/contract`, needs a session
 * Requirements: GATEWAY-99, NAMED-16, AGENT-03, AGENT-07, GAP-13. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, RECORD_NOT_FOUND, USER_UNKNOWN_OR_DISABLED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetDailySalaryContract = /*#__PURE__*/ defineQueryHook(getDailySalaryContract)

/**
 * Accepts or rejects a daily-wage contract.
 *
 * `POST /wps/agent/dailySalary/contract`, needs a session
 * Requirements: GATEWAY-100, NAMED-16, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const answerDailySalaryContract = /*#__PURE__*/ defineCall('answerDailySalaryContract', 'post', '/wps/agent/dailySalary/contract', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'CONTRACT_NOT_PENDING'], shape: contractShape })

/**
 * Accepts or rejects a daily-wage contract.
 *
 * `POST /wps/agent/dailySalary/contract`, needs a session
 * Requirements: GATEWAY-100, NAMED-16, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useAnswerDailySalaryContract = /*#__PURE__*/ defineMutationHook(answerDailySalaryContract)

const getDividendContract = /*#__PURE__*/ defineCall('getDividendContract', 'get', '/wps/agent/dividend/contract', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'USER_UNKNOWN_OR_DISABLED'], shape: contractListShape })

/**
 * Query options behind {@link useGetDividendContract}, for prefetching and the cache.
 */
export const getDividendContractQuery = /*#__PURE__*/ defineQuery(getDividendContract)

/**
 * The dividend contracts of the member.
 *
 * Without parameters the contracts offered to the caller come. An agent names a member to see those which the agent
 * offered to that member.
 *
 * `GET /wps/agent/dividend/contract`, needs a session
 * Requirements: GATEWAY-101, NAMED-17, AGENT-03, AGENT-07, GAP-13. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, RECORD_NOT_FOUND, USER_UNKNOWN_OR_DISABLED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetDividendContract = /*#__PURE__*/ defineQueryHook(getDividendContract)

/**
 * Accepts or rejects a dividend contract.
 *
 * `POST /wps/agent/dividend/contract`, needs a session
 * Requirements: GATEWAY-102, NAMED-17, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const answerDividendContract = /*#__PURE__*/ defineCall('answerDividendContract', 'post', '/wps/agent/dividend/contract', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'CONTRACT_NOT_PENDING'], shape: contractShape })

/**
 * Accepts or rejects a dividend contract.
 *
 * `POST /wps/agent/dividend/contract`, needs a session
 * Requirements: GATEWAY-102, NAMED-17, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useAnswerDividendContract = /*#__PURE__*/ defineMutationHook(answerDividendContract)

const getHourContract = /*#__PURE__*/ defineCall('getHourContract', 'get', '/wps/agent/hourSalary/contract', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'USER_UNKNOWN_OR_DISABLED'], shape: contractListShape })

/**
 * Query options behind {@link useGetHourContract}, for prefetching and the cache.
 */
export const getHourContractQuery = /*#__PURE__*/ defineQuery(getHourContract)

/**
 * The hourly-wage contracts of the member.
 *
 * Without parameters the contracts offered to the caller come. An agent names a member to see those which the agent
 * offered to that member.
 *
 * `GET /wps/agent/hourSalary/contract`, needs a session
 * Requirements: GATEWAY-103, NAMED-18, AGENT-03, AGENT-07, GAP-13. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, RECORD_NOT_FOUND, USER_UNKNOWN_OR_DISABLED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetHourContract = /*#__PURE__*/ defineQueryHook(getHourContract)

/**
 * Accepts or rejects an hourly-wage contract.
 *
 * `POST /wps/agent/hourSalary/contract`, needs a session
 * Requirements: GATEWAY-104, NAMED-18, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const answerHourContract = /*#__PURE__*/ defineCall('answerHourContract', 'post', '/wps/agent/hourSalary/contract', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'CONTRACT_NOT_PENDING'], shape: contractShape })

/**
 * Accepts or rejects an hourly-wage contract.
 *
 * `POST /wps/agent/hourSalary/contract`, needs a session
 * Requirements: GATEWAY-104, NAMED-18, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useAnswerHourContract = /*#__PURE__*/ defineMutationHook(answerHourContract)

const listOfferedContracts = /*#__PURE__*/ defineCall('listOfferedContracts', 'get', '/wps/agent/contracts', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE'], shape: offeredContractPageShape })

/**
 * Query options behind {@link useListOfferedContracts}, for prefetching and the cache.
 */
export const listOfferedContractsQuery = /*#__PURE__*/ defineQuery(listOfferedContracts)

/**
 * One page of the contracts that the agent has offered, of every kind.
 *
 * `GET /wps/agent/contracts`, needs a session
 * Requirements: GATEWAY-123, SESSION-29, AGENT-02, AGENT-08. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListOfferedContracts = /*#__PURE__*/ defineQueryHook(listOfferedContracts)

const listOfferedContractsPages = { page: 'pageNo', size: 'pageSize', items: 'offers', current: 'pageNum', total: 'totalPages', count: 'totalCount', pageSize: listOfferedContractsPageSize }

/**
 * Infinite query options behind {@link useListOfferedContractsInfinite}, for prefetching and the cache.
 */
export const listOfferedContractsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listOfferedContracts, listOfferedContractsPages)

/**
 * {@link useListOfferedContracts} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListOfferedContractsInfinite = /*#__PURE__*/ definePagedQueryHook(listOfferedContracts, listOfferedContractsPages)

/**
 * Offers a contract to a member directly below the agent.
 *
 * A wage measures turnover and pays a fixed amount, each day or each hour; a dividend measures the net loss and pays
 * a share of it, weekly, twice a month or monthly. Each step wants more than the one before. The first day is not in
 * the past. Of each kind one offer waits at a member.
 *
 * `POST /wps/agent/contract`, needs a session
 * Requirements: GATEWAY-124, SESSION-29, AGENT-02, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USER_UNKNOWN_OR_DISABLED, CONTRACT_OFFER_WAITS, CONTRACT_TERMS_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createContract = /*#__PURE__*/ defineCall('createContract', 'post', '/wps/agent/contract', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'USER_UNKNOWN_OR_DISABLED', 'CONTRACT_TERMS_INVALID', 'CONTRACT_OFFER_WAITS'], shape: offeredContractShape })

/**
 * Offers a contract to a member directly below the agent.
 *
 * A wage measures turnover and pays a fixed amount, each day or each hour; a dividend measures the net loss and pays
 * a share of it, weekly, twice a month or monthly. Each step wants more than the one before. The first day is not in
 * the past. Of each kind one offer waits at a member.
 *
 * `POST /wps/agent/contract`, needs a session
 * Requirements: GATEWAY-124, SESSION-29, AGENT-02, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USER_UNKNOWN_OR_DISABLED, CONTRACT_OFFER_WAITS, CONTRACT_TERMS_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateContract = /*#__PURE__*/ defineMutationHook(createContract)

/**
 * Takes back an offer that nobody has answered.
 *
 * `DELETE /wps/agent/contract`, needs a session
 * Requirements: GATEWAY-125, SESSION-29, AGENT-02. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const withdrawContract = /*#__PURE__*/ defineCall('withdrawContract', 'delete', '/wps/agent/contract', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'CONTRACT_NOT_PENDING'] })

/**
 * Takes back an offer that nobody has answered.
 *
 * `DELETE /wps/agent/contract`, needs a session
 * Requirements: GATEWAY-125, SESSION-29, AGENT-02. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useWithdrawContract = /*#__PURE__*/ defineMutationHook(withdrawContract)

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

/**
 * Makes an invitation link.
 *
 * `POST /wps/agent/affiliateUrl`, needs a session
 * Requirements: GATEWAY-106, NAMED-06, NAMED-29. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, AFFILIATE_URL_LIMIT, REBATE_OUT_OF_RANGE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createAffiliateUrl = /*#__PURE__*/ defineCall('createAffiliateUrl', 'post', '/wps/agent/affiliateUrl', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'REBATE_OUT_OF_RANGE', 'AFFILIATE_URL_LIMIT'], shape: affiliateUrlShape })

/**
 * Makes an invitation link.
 *
 * `POST /wps/agent/affiliateUrl`, needs a session
 * Requirements: GATEWAY-106, NAMED-06, NAMED-29. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, AFFILIATE_URL_LIMIT, REBATE_OUT_OF_RANGE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateAffiliateUrl = /*#__PURE__*/ defineMutationHook(createAffiliateUrl)

/**
 * Deletes an invitation link.
 *
 * Its code stops working at once; who registered by it stays below the agent.
 *
 * `DELETE /wps/agent/affiliateUrl`, needs a session
 * Requirements: GATEWAY-107, NAMED-29. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const deleteAffiliateUrl = /*#__PURE__*/ defineCall('deleteAffiliateUrl', 'delete', '/wps/agent/affiliateUrl', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND'] })

/**
 * Deletes an invitation link.
 *
 * Its code stops working at once; who registered by it stays below the agent.
 *
 * `DELETE /wps/agent/affiliateUrl`, needs a session
 * Requirements: GATEWAY-107, NAMED-29. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useDeleteAffiliateUrl = /*#__PURE__*/ defineMutationHook(deleteAffiliateUrl)

/**
 * Opens an account directly below the agent.
 *
 * `POST /wps/agent/downline`, needs a session
 * Requirements: GATEWAY-108, NAMED-06, NAMED-30, AGENT-11. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USERNAME_TAKEN, USERNAME_FORMAT, PASSWORD_FORMAT, AGENT_LINK_INVALID, REBATE_OUT_OF_RANGE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createDownline = /*#__PURE__*/ defineCall('createDownline', 'post', '/wps/agent/downline', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'USERNAME_FORMAT', 'USERNAME_TAKEN', 'PASSWORD_FORMAT', 'AGENT_LINK_INVALID', 'REBATE_OUT_OF_RANGE'], shape: teamMemberShape })

/**
 * Opens an account directly below the agent.
 *
 * `POST /wps/agent/downline`, needs a session
 * Requirements: GATEWAY-108, NAMED-06, NAMED-30, AGENT-11. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USERNAME_TAKEN, USERNAME_FORMAT, PASSWORD_FORMAT, AGENT_LINK_INVALID, REBATE_OUT_OF_RANGE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateDownline = /*#__PURE__*/ defineMutationHook(createDownline)

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

/**
 * Moves money from the agent's wallet to a member of the team.
 *
 * `POST /wps/agent/transferDownline`, needs a session
 * Requirements: GATEWAY-110, NAMED-30, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USER_UNKNOWN_OR_DISABLED, IDEMPOTENCY_CONFLICT, AMOUNT_OUT_OF_LIMITS, INSUFFICIENT_BALANCE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const transferDownline = /*#__PURE__*/ defineCall('transferDownline', 'post', '/wps/agent/transferDownline', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'USER_UNKNOWN_OR_DISABLED', 'INSUFFICIENT_BALANCE', 'AMOUNT_OUT_OF_LIMITS', 'IDEMPOTENCY_CONFLICT'], shape: transferOrderShape })

/**
 * Moves money from the agent's wallet to a member of the team.
 *
 * `POST /wps/agent/transferDownline`, needs a session
 * Requirements: GATEWAY-110, NAMED-30, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USER_UNKNOWN_OR_DISABLED, IDEMPOTENCY_CONFLICT, AMOUNT_OUT_OF_LIMITS, INSUFFICIENT_BALANCE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useTransferDownline = /*#__PURE__*/ defineMutationHook(transferDownline)

/**
 * Moves money from the agent's wallet to several members of the team.
 *
 * The transfers run one after another in the order of the request, each on its own: one that fails moves nothing
 * and stops none of the others.
 *
 * `POST /wps/agent/transferMultipleDownline`, needs a session
 * Requirements: GATEWAY-111, NAMED-30, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, IDEMPOTENCY_CONFLICT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const transferMultipleDownline = /*#__PURE__*/ defineCall('transferMultipleDownline', 'post', '/wps/agent/transferMultipleDownline', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'IDEMPOTENCY_CONFLICT'], shape: transferResultsShape })

/**
 * Moves money from the agent's wallet to several members of the team.
 *
 * The transfers run one after another in the order of the request, each on its own: one that fails moves nothing
 * and stops none of the others.
 *
 * `POST /wps/agent/transferMultipleDownline`, needs a session
 * Requirements: GATEWAY-111, NAMED-30, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, IDEMPOTENCY_CONFLICT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useTransferMultipleDownline = /*#__PURE__*/ defineMutationHook(transferMultipleDownline)
