// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, definePagedQuery, definePagedQueryHook, defineQuery, defineQueryHook } from '../define.ts'

const listWalletTransfers = /*#__PURE__*/ defineCall('listWalletTransfers', 'get', '/wps/relay/GCS_walletTransfer', { session: 'required', codes: ['BALANCE_RETURN_NOT_MEMBER', 'DATE_RANGE_INVALID'] })

/**
 * Query options behind {@link useListWalletTransfers}, for prefetching and the cache.
 */
export const listWalletTransfersQuery = /*#__PURE__*/ defineQuery(listWalletTransfers)

/**
 * One page of transfers between the member's wallets.
 *
 * The latest first. Without days, the last seven; the gateway keeps 90.
 *
 * `GET /wps/relay/GCS_walletTransfer`, needs a session
 * Requirements: GATEWAY-55, RECORD-04, WALLET-09, WALLET-10, GAP-144. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, BALANCE_RETURN_NOT_MEMBER, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListWalletTransfers = /*#__PURE__*/ defineQueryHook(listWalletTransfers)

const listWalletTransfersPages = { page: 'pageNo', current: 'pageNum', total: 'totalPages' }

/**
 * Infinite query options behind {@link useListWalletTransfersInfinite}, for prefetching and the cache.
 */
export const listWalletTransfersInfiniteQuery = /*#__PURE__*/ definePagedQuery(listWalletTransfers, listWalletTransfersPages)

/**
 * {@link useListWalletTransfers} page by page: the entries stand in `data.pages[n].content`.
 */
export const useListWalletTransfersInfinite = /*#__PURE__*/ definePagedQueryHook(listWalletTransfers, listWalletTransfersPages)

const listMemberTransactions = /*#__PURE__*/ defineCall('listMemberTransactions', 'get', '/wps/relay/ODS2_MemberTransaction', { session: 'required', codes: ['DATE_RANGE_INVALID'] })

/**
 * Query options behind {@link useListMemberTransactions}, for prefetching and the cache.
 */
export const listMemberTransactionsQuery = /*#__PURE__*/ defineQuery(listMemberTransactions)

/**
 * One page of all bookings on the member's wallet.
 *
 * The latest first. Without days, the last seven; the gateway keeps 90.
 *
 * `GET /wps/relay/ODS2_MemberTransaction`, needs a session
 * Requirements: GATEWAY-56, RECORD-04. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListMemberTransactions = /*#__PURE__*/ defineQueryHook(listMemberTransactions)

const listMemberTransactionsPages = { page: 'pageNo', current: 'pageNum', total: 'totalPages' }

/**
 * Infinite query options behind {@link useListMemberTransactionsInfinite}, for prefetching and the cache.
 */
export const listMemberTransactionsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listMemberTransactions, listMemberTransactionsPages)

/**
 * {@link useListMemberTransactions} page by page: the entries stand in `data.pages[n].content`.
 */
export const useListMemberTransactionsInfinite = /*#__PURE__*/ definePagedQueryHook(listMemberTransactions, listMemberTransactionsPages)

const listTxCodes = /*#__PURE__*/ defineCall('listTxCodes', 'get', '/wps/relay/GLS2_TxCodeList', { session: 'required' })

/**
 * Query options behind {@link useListTxCodes}, for prefetching and the cache.
 */
export const listTxCodesQuery = /*#__PURE__*/ defineQuery(listTxCodes)

/**
 * The kinds of bookings with their names.
 *
 * `GET /wps/relay/GLS2_TxCodeList`, needs a session
 * Requirements: GATEWAY-57, RECORD-04. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListTxCodes = /*#__PURE__*/ defineQueryHook(listTxCodes)

const listDepositReports = /*#__PURE__*/ defineCall('listDepositReports', 'get', '/wps/relay/MCS2_DepositTransactionReport', { session: 'required', codes: ['DATE_RANGE_INVALID'] })

/**
 * Query options behind {@link useListDepositReports}, for prefetching and the cache.
 */
export const listDepositReportsQuery = /*#__PURE__*/ defineQuery(listDepositReports)

/**
 * One page of the member's deposits.
 *
 * The latest first. Without days, the last seven; the gateway keeps 90.
 *
 * `GET /wps/relay/MCS2_DepositTransactionReport`, needs a session
 * Requirements: GATEWAY-90, RECORD-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListDepositReports = /*#__PURE__*/ defineQueryHook(listDepositReports)

const listDepositReportsPages = { page: 'pageNo', current: 'pageNum', total: 'totalPages' }

/**
 * Infinite query options behind {@link useListDepositReportsInfinite}, for prefetching and the cache.
 */
export const listDepositReportsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listDepositReports, listDepositReportsPages)

/**
 * {@link useListDepositReports} page by page: the entries stand in `data.pages[n].content`.
 */
export const useListDepositReportsInfinite = /*#__PURE__*/ definePagedQueryHook(listDepositReports, listDepositReportsPages)

const listWithdrawReports = /*#__PURE__*/ defineCall('listWithdrawReports', 'get', '/wps/relay/MCS2_WithdrawTransactionReport', { session: 'required', codes: ['DATE_RANGE_INVALID'] })

/**
 * Query options behind {@link useListWithdrawReports}, for prefetching and the cache.
 */
export const listWithdrawReportsQuery = /*#__PURE__*/ defineQuery(listWithdrawReports)

/**
 * One page of the member's withdrawals.
 *
 * The latest first. Without days, the last seven; the gateway keeps 90.
 *
 * `GET /wps/relay/MCS2_WithdrawTransactionReport`, needs a session
 * Requirements: GATEWAY-93, RECORD-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListWithdrawReports = /*#__PURE__*/ defineQueryHook(listWithdrawReports)

const listWithdrawReportsPages = { page: 'pageNo', current: 'pageNum', total: 'totalPages' }

/**
 * Infinite query options behind {@link useListWithdrawReportsInfinite}, for prefetching and the cache.
 */
export const listWithdrawReportsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listWithdrawReports, listWithdrawReportsPages)

/**
 * {@link useListWithdrawReports} page by page: the entries stand in `data.pages[n].content`.
 */
export const useListWithdrawReportsInfinite = /*#__PURE__*/ definePagedQueryHook(listWithdrawReports, listWithdrawReportsPages)

const listBetRecords = /*#__PURE__*/ defineCall('listBetRecords', 'get', '/wps/relay/GCS_betRecord', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'DATE_RANGE_INVALID', 'FEATURE_UNAVAILABLE', 'NOT_AN_AGENT', 'USER_UNKNOWN_OR_DISABLED'] })

/**
 * Query options behind {@link useListBetRecords}, for prefetching and the cache.
 */
export const listBetRecordsQuery = /*#__PURE__*/ defineQuery(listBetRecords)

/**
 * One page of bets on vendor games, with their sums.
 *
 * The latest first. Without days, the last seven; the gateway keeps 90. Lotteries of the house stand in
 * `listLotteryOrders`. An agent may name a member of the own team to see that member's bets.
 *
 * `GET /wps/relay/GCS_betRecord`, needs a session
 * Requirements: GATEWAY-116, RECORD-01, RECORD-02, NAMED-31, GAP-120, GAP-151. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, FEATURE_UNAVAILABLE, NOT_AN_AGENT, USER_UNKNOWN_OR_DISABLED, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListBetRecords = /*#__PURE__*/ defineQueryHook(listBetRecords)

const listBetRecordsPages = { page: 'pageNo', current: 'pageNum', total: 'totalPages' }

/**
 * Infinite query options behind {@link useListBetRecordsInfinite}, for prefetching and the cache.
 */
export const listBetRecordsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listBetRecords, listBetRecordsPages)

/**
 * {@link useListBetRecords} page by page: the entries stand in `data.pages[n].content`.
 */
export const useListBetRecordsInfinite = /*#__PURE__*/ definePagedQueryHook(listBetRecords, listBetRecordsPages)
