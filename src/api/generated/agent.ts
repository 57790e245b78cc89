// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { gameTypeShape, idShape, moneyShape, userNameShape } from './first-shapes.ts'
import { affiliateUrlShape, amountLimitsShape, contractShape, headcountShape, offeredContractShape, orderNoShape, paymentAmountShape, teamMemberShape } from './shapes.ts'
import { day, either, list, moment, object, oneOf, wholeList } from '../shape.ts'

const teamRangeShape = /*#__PURE__*/ object({ from: day, to: day })

const teamSummaryShape = /*#__PURE__*/ object({ range: teamRangeShape, members: headcountShape, agents: headcountShape, online: headcountShape, newMembers: headcountShape, activeMembers: headcountShape, firstDeposits: headcountShape, teamBalance: moneyShape, deposits: moneyShape, withdrawals: moneyShape, validBets: moneyShape, wins: moneyShape, bonuses: moneyShape, rebates: moneyShape, profit: moneyShape })

const teamDayShape = /*#__PURE__*/ object({ date: day, newMembers: headcountShape, activeMembers: headcountShape, deposits: moneyShape, withdrawals: moneyShape, validBets: moneyShape, profit: moneyShape })

const teamGameTypeShape = /*#__PURE__*/ object({ gameType: gameTypeShape, activeMembers: headcountShape, validBets: moneyShape, wins: moneyShape, rebates: moneyShape, profit: moneyShape })

const teamBreakdownShape = /*#__PURE__*/ object({ range: teamRangeShape, days: wholeList(teamDayShape), gameTypes: wholeList(teamGameTypeShape) })

const contractListShape = /*#__PURE__*/ object({ contracts: wholeList(contractShape) })

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
 * The team is everybody below the agent, at any depth. Days are those of the merchant's time zone.
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
 * Answered by the one below, once; a second answer gets CONTRACT_NOT_PENDING.
 *
 * `POST /wps/agent/dailySalary/contract`, needs a session
 * Requirements: GATEWAY-100, NAMED-16, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const answerDailySalaryContract = /*#__PURE__*/ defineCall('answerDailySalaryContract', 'post', '/wps/agent/dailySalary/contract', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'CONTRACT_NOT_PENDING'], shape: contractShape })

/**
 * Accepts or rejects a daily-wage contract.
 *
 * Answered by the one below, once; a second answer gets CONTRACT_NOT_PENDING.
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
 * Answered by the one below, once; a second answer gets CONTRACT_NOT_PENDING.
 *
 * `POST /wps/agent/dividend/contract`, needs a session
 * Requirements: GATEWAY-102, NAMED-17, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const answerDividendContract = /*#__PURE__*/ defineCall('answerDividendContract', 'post', '/wps/agent/dividend/contract', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'CONTRACT_NOT_PENDING'], shape: contractShape })

/**
 * Accepts or rejects a dividend contract.
 *
 * Answered by the one below, once; a second answer gets CONTRACT_NOT_PENDING.
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
 * Answered by the one below, once; a second answer gets CONTRACT_NOT_PENDING.
 *
 * `POST /wps/agent/hourSalary/contract`, needs a session
 * Requirements: GATEWAY-104, NAMED-18, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const answerHourContract = /*#__PURE__*/ defineCall('answerHourContract', 'post', '/wps/agent/hourSalary/contract', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'CONTRACT_NOT_PENDING'], shape: contractShape })

/**
 * Accepts or rejects an hourly-wage contract.
 *
 * Answered by the one below, once; a second answer gets CONTRACT_NOT_PENDING.
 *
 * `POST /wps/agent/hourSalary/contract`, needs a session
 * Requirements: GATEWAY-104, NAMED-18, AGENT-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useAnswerHourContract = /*#__PURE__*/ defineMutationHook(answerHourContract)

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
 * Once it was accepted or rejected it answers CONTRACT_NOT_PENDING.
 *
 * `DELETE /wps/agent/contract`, needs a session
 * Requirements: GATEWAY-125, SESSION-29, AGENT-02. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const withdrawContract = /*#__PURE__*/ defineCall('withdrawContract', 'delete', '/wps/agent/contract', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'RECORD_NOT_FOUND', 'CONTRACT_NOT_PENDING'] })

/**
 * Takes back an offer that nobody has answered.
 *
 * Once it was accepted or rejected it answers CONTRACT_NOT_PENDING.
 *
 * `DELETE /wps/agent/contract`, needs a session
 * Requirements: GATEWAY-125, SESSION-29, AGENT-02. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, RECORD_NOT_FOUND, CONTRACT_NOT_PENDING, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useWithdrawContract = /*#__PURE__*/ defineMutationHook(withdrawContract)

/**
 * Makes an invitation link.
 *
 * Who registers by the link stands below the agent, with the rebates that the link gives.
 *
 * `POST /wps/agent/affiliateUrl`, needs a session
 * Requirements: GATEWAY-106, NAMED-06, NAMED-29. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, AFFILIATE_URL_LIMIT, REBATE_OUT_OF_RANGE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createAffiliateUrl = /*#__PURE__*/ defineCall('createAffiliateUrl', 'post', '/wps/agent/affiliateUrl', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'REBATE_OUT_OF_RANGE', 'AFFILIATE_URL_LIMIT'], shape: affiliateUrlShape })

/**
 * Makes an invitation link.
 *
 * Who registers by the link stands below the agent, with the rebates that the link gives.
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
 * The agent chooses username and password; the new member changes the password at the first log-in.
 *
 * `POST /wps/agent/downline`, needs a session
 * Requirements: GATEWAY-108, NAMED-06, NAMED-30, AGENT-11. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USERNAME_TAKEN, USERNAME_FORMAT, PASSWORD_FORMAT, AGENT_LINK_INVALID, REBATE_OUT_OF_RANGE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createDownline = /*#__PURE__*/ defineCall('createDownline', 'post', '/wps/agent/downline', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'USERNAME_FORMAT', 'USERNAME_TAKEN', 'PASSWORD_FORMAT', 'AGENT_LINK_INVALID', 'REBATE_OUT_OF_RANGE'], shape: teamMemberShape })

/**
 * Opens an account directly below the agent.
 *
 * The agent chooses username and password; the new member changes the password at the first log-in.
 *
 * `POST /wps/agent/downline`, needs a session
 * Requirements: GATEWAY-108, NAMED-06, NAMED-30, AGENT-11. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USERNAME_TAKEN, USERNAME_FORMAT, PASSWORD_FORMAT, AGENT_LINK_INVALID, REBATE_OUT_OF_RANGE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateDownline = /*#__PURE__*/ defineMutationHook(createDownline)

/**
 * Moves money from the agent's wallet to a member of the team.
 *
 * A repeated key answers the transfer that was made first and moves nothing. `settleMoneyCall` tells what became
 * of one whose answer was lost.
 *
 * `POST /wps/agent/transferDownline`, needs a session
 * Requirements: GATEWAY-110, NAMED-30, GAP-122. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USER_UNKNOWN_OR_DISABLED, IDEMPOTENCY_CONFLICT, AMOUNT_OUT_OF_LIMITS, INSUFFICIENT_BALANCE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const transferDownline = /*#__PURE__*/ defineCall('transferDownline', 'post', '/wps/agent/transferDownline', { session: 'required', codes: ['NOT_AN_AGENT', 'ACCOUNT_NO_PERMISSION', 'FEATURE_UNAVAILABLE', 'USER_UNKNOWN_OR_DISABLED', 'INSUFFICIENT_BALANCE', 'AMOUNT_OUT_OF_LIMITS', 'IDEMPOTENCY_CONFLICT'], failures: { AMOUNT_OUT_OF_LIMITS: amountLimitsShape }, shape: transferOrderShape })

/**
 * Moves money from the agent's wallet to a member of the team.
 *
 * A repeated key answers the transfer that was made first and moves nothing. `settleMoneyCall` tells what became
 * of one whose answer was lost.
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
