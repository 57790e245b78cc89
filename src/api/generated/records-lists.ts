// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { definePagedQuery, definePagedQueryHook } from '../define-paged.ts'
import { listWalletTransfersPageSize, listMemberTransactionsPageSize, listDepositReportsPageSize, listWithdrawReportsPageSize, listBetRecordsPageSize } from './page-sizes.ts'
import { gameTypeShape, moneyShape, nodeIdShape, pageNumberShape, totalPagesShape, vendorCodeShape } from './first-shapes.ts'
import { moneyOrderStatusShape, orderNoShape, totalCountShape, txCodeKeyShape } from './shapes.ts'
import { moment, object, oneOf, text, wholeList } from '../shape.ts'

const walletTransferShape = /*#__PURE__*/ object({ transferNo: orderNoShape, from: text(80), to: text(80), amount: moneyShape, status: moneyOrderStatusShape, createdAt: moment })

const walletTransferPageShape = /*#__PURE__*/ object({ content: wholeList(walletTransferShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const memberTransactionShape = /*#__PURE__*/ object({ transactionNo: orderNoShape, txCode: txCodeKeyShape, amount: moneyShape, balance: moneyShape, createdAt: moment }, { remark: text(200) })

const paymentTotalsShape = /*#__PURE__*/ object({ paidIn: moneyShape, paidOut: moneyShape })

const memberTransactionPageShape = /*#__PURE__*/ object({ content: wholeList(memberTransactionShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape }, { totals: paymentTotalsShape })

const depositReportShape = /*#__PURE__*/ object({ orderNo: orderNoShape, method: text(80), amount: moneyShape, bonus: moneyShape, status: moneyOrderStatusShape, createdAt: moment }, { remark: text(200), finishedAt: moment })

const depositReportPageShape = /*#__PURE__*/ object({ content: wholeList(depositReportShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape }, { totals: paymentTotalsShape })

const withdrawReportShape = /*#__PURE__*/ object({ orderNo: orderNoShape, bankName: text(80), cardNo: text(100), amount: moneyShape, fee: moneyShape, status: moneyOrderStatusShape, createdAt: moment }, { remark: text(200), finishedAt: moment })

const withdrawReportPageShape = /*#__PURE__*/ object({ content: wholeList(withdrawReportShape), pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape }, { totals: paymentTotalsShape })

const betRecordShape = /*#__PURE__*/ object({ betNo: orderNoShape, nodeId: nodeIdShape, gameName: text(120), gameType: gameTypeShape, vassalage: vendorCodeShape, betAmount: moneyShape, validBet: moneyShape, winLoss: moneyShape, status: oneOf('OPEN', 'SETTLED', 'CANCELLED'), betAt: moment }, { settledAt: moment })

const betTotalsShape = /*#__PURE__*/ object({ betAmount: moneyShape, validBet: moneyShape, winLoss: moneyShape })

const betRecordPageShape = /*#__PURE__*/ object({ content: wholeList(betRecordShape), totals: betTotalsShape, pageNum: pageNumberShape, totalPages: totalPagesShape, totalCount: totalCountShape })

const listWalletTransfers = /*#__PURE__*/ defineCall('listWalletTransfers', 'get', '/wps/relay/GCS_walletTransfer', { session: 'required', codes: ['BALANCE_RETURN_NOT_MEMBER', 'DATE_RANGE_INVALID'], shape: walletTransferPageShape })

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

const listWalletTransfersPages = { page: 'pageNo', size: 'pageSize', items: 'content', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'transferNo', pageSize: listWalletTransfersPageSize }

/**
 * Infinite query options behind {@link useListWalletTransfersInfinite}, for prefetching and the cache.
 */
export const listWalletTransfersInfiniteQuery = /*#__PURE__*/ definePagedQuery(listWalletTransfers, listWalletTransfersPages)

/**
 * {@link useListWalletTransfers} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListWalletTransfersInfinite = /*#__PURE__*/ definePagedQueryHook(listWalletTransfers, listWalletTransfersPages)

const listMemberTransactions = /*#__PURE__*/ defineCall('listMemberTransactions', 'get', '/wps/relay/ODS2_MemberTransaction', { session: 'required', codes: ['DATE_RANGE_INVALID'], shape: memberTransactionPageShape })

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
 * Requirements: GATEWAY-56, RECORD-04, BEYOND-16. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListMemberTransactions = /*#__PURE__*/ defineQueryHook(listMemberTransactions)

const listMemberTransactionsPages = { page: 'pageNo', size: 'pageSize', items: 'content', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'transactionNo', pageSize: listMemberTransactionsPageSize }

/**
 * Infinite query options behind {@link useListMemberTransactionsInfinite}, for prefetching and the cache.
 */
export const listMemberTransactionsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listMemberTransactions, listMemberTransactionsPages)

/**
 * {@link useListMemberTransactions} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListMemberTransactionsInfinite = /*#__PURE__*/ definePagedQueryHook(listMemberTransactions, listMemberTransactionsPages)

const listDepositReports = /*#__PURE__*/ defineCall('listDepositReports', 'get', '/wps/relay/MCS2_DepositTransactionReport', { session: 'required', codes: ['DATE_RANGE_INVALID'], shape: depositReportPageShape })

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
 * Requirements: GATEWAY-90, RECORD-03, BEYOND-16. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListDepositReports = /*#__PURE__*/ defineQueryHook(listDepositReports)

const listDepositReportsPages = { page: 'pageNo', size: 'pageSize', items: 'content', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'orderNo', pageSize: listDepositReportsPageSize }

/**
 * Infinite query options behind {@link useListDepositReportsInfinite}, for prefetching and the cache.
 */
export const listDepositReportsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listDepositReports, listDepositReportsPages)

/**
 * {@link useListDepositReports} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListDepositReportsInfinite = /*#__PURE__*/ definePagedQueryHook(listDepositReports, listDepositReportsPages)

const listWithdrawReports = /*#__PURE__*/ defineCall('listWithdrawReports', 'get', '/wps/relay/MCS2_WithdrawTransactionReport', { session: 'required', codes: ['DATE_RANGE_INVALID'], shape: withdrawReportPageShape })

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
 * Requirements: GATEWAY-93, RECORD-03, BEYOND-16. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, DATE_RANGE_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListWithdrawReports = /*#__PURE__*/ defineQueryHook(listWithdrawReports)

const listWithdrawReportsPages = { page: 'pageNo', size: 'pageSize', items: 'content', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'orderNo', pageSize: listWithdrawReportsPageSize }

/**
 * Infinite query options behind {@link useListWithdrawReportsInfinite}, for prefetching and the cache.
 */
export const listWithdrawReportsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listWithdrawReports, listWithdrawReportsPages)

/**
 * {@link useListWithdrawReports} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListWithdrawReportsInfinite = /*#__PURE__*/ definePagedQueryHook(listWithdrawReports, listWithdrawReportsPages)

const listBetRecords = /*#__PURE__*/ defineCall('listBetRecords', 'get', '/wps/relay/GCS_betRecord', { session: 'required', codes: ['ACCOUNT_NO_PERMISSION', 'DATE_RANGE_INVALID', 'FEATURE_UNAVAILABLE', 'NOT_AN_AGENT', 'USER_UNKNOWN_OR_DISABLED'], shape: betRecordPageShape })

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

const listBetRecordsPages = { page: 'pageNo', size: 'pageSize', items: 'content', current: 'pageNum', total: 'totalPages', count: 'totalCount', key: 'betNo', pageSize: listBetRecordsPageSize }

/**
 * Infinite query options behind {@link useListBetRecordsInfinite}, for prefetching and the cache.
 */
export const listBetRecordsInfiniteQuery = /*#__PURE__*/ definePagedQuery(listBetRecords, listBetRecordsPages)

/**
 * {@link useListBetRecords} page by page, 25 entries each: all that came stand in `data.rows`.
 */
export const useListBetRecordsInfinite = /*#__PURE__*/ definePagedQueryHook(listBetRecords, listBetRecordsPages)
