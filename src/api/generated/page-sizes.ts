// Generated from openapi/ by `npm run contract -- generate`; do not edit.

/**
 * Entries on a page of `useListSecurityEventsInfinite`, unless it is told another number.
 */
export const listSecurityEventsPageSize = 25

/**
 * The most that a call of `listSecurityEvents` may ask for.
 */
export const listSecurityEventsMaxPageSize = 100

/**
 * Entries on a page of `useListWalletTransfersInfinite`, unless it is told another number.
 */
export const listWalletTransfersPageSize = 25

/**
 * The most that a call of `listWalletTransfers` may ask for.
 */
export const listWalletTransfersMaxPageSize = 100

/**
 * Entries on a page of `useListMemberTransactionsInfinite`, unless it is told another number.
 */
export const listMemberTransactionsPageSize = 25

/**
 * The most that a call of `listMemberTransactions` may ask for.
 */
export const listMemberTransactionsMaxPageSize = 100

/**
 * Entries on a page of `useListDepositReportsInfinite`, unless it is told another number.
 */
export const listDepositReportsPageSize = 25

/**
 * The most that a call of `listDepositReports` may ask for.
 */
export const listDepositReportsMaxPageSize = 100

/**
 * Entries on a page of `useListWithdrawReportsInfinite`, unless it is told another number.
 */
export const listWithdrawReportsPageSize = 25

/**
 * The most that a call of `listWithdrawReports` may ask for.
 */
export const listWithdrawReportsMaxPageSize = 100

/**
 * Entries on a page of `useListBetRecordsInfinite`, unless it is told another number.
 */
export const listBetRecordsPageSize = 25

/**
 * The most that a call of `listBetRecords` may ask for.
 */
export const listBetRecordsMaxPageSize = 100

/**
 * Entries on a page of `useListInboxInfinite`, unless it is told another number.
 */
export const listInboxPageSize = 25

/**
 * The most that a call of `listInbox` may ask for.
 */
export const listInboxMaxPageSize = 100

/**
 * Entries on a page of `useListGamesInfinite`, unless it is told another number.
 */
export const listGamesPageSize = 25

/**
 * The most that a call of `listGames` may ask for.
 */
export const listGamesMaxPageSize = 100

/**
 * Entries on a page of `useListRecentGamesInfinite`, unless it is told another number.
 */
export const listRecentGamesPageSize = 9

/**
 * The most that a call of `listRecentGames` may ask for.
 */
export const listRecentGamesMaxPageSize = 100

/**
 * Entries on a page of `useListFavoriteGamesInfinite`, unless it is told another number.
 */
export const listFavoriteGamesPageSize = 25

/**
 * The most that a call of `listFavoriteGames` may ask for.
 */
export const listFavoriteGamesMaxPageSize = 100

/**
 * Entries on a page of `useListLotteryOrdersInfinite`, unless it is told another number.
 */
export const listLotteryOrdersPageSize = 25

/**
 * The most that a call of `listLotteryOrders` may ask for.
 */
export const listLotteryOrdersMaxPageSize = 100

/**
 * Entries on a page of `useListSubordinatesInfinite`, unless it is told another number.
 */
export const listSubordinatesPageSize = 25

/**
 * The most that a call of `listSubordinates` may ask for.
 */
export const listSubordinatesMaxPageSize = 100

/**
 * Entries on a page of `useListOfferedContractsInfinite`, unless it is told another number.
 */
export const listOfferedContractsPageSize = 25

/**
 * The most that a call of `listOfferedContracts` may ask for.
 */
export const listOfferedContractsMaxPageSize = 100

/**
 * Entries on a page of `useListAffiliateUrlsInfinite`, unless it is told another number.
 */
export const listAffiliateUrlsPageSize = 25

/**
 * The most that a call of `listAffiliateUrls` may ask for.
 */
export const listAffiliateUrlsMaxPageSize = 100

/**
 * Entries on a page of `useListDownlinesInfinite`, unless it is told another number.
 */
export const listDownlinesPageSize = 25

/**
 * The most that a call of `listDownlines` may ask for.
 */
export const listDownlinesMaxPageSize = 100
