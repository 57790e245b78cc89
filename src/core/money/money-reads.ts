import { getWalletsQuery } from '#src/api/generated/first-screen.ts'
import {
  listDepositReportsQuery,
  listMemberTransactionsQuery,
  listWalletTransfersQuery,
  listWithdrawReportsQuery,
} from '#src/api/generated/records-lists.ts'
import type { MoneyOperation } from '#src/api/generated/types.ts'
import type { CachedRead } from '#src/api/invalidate.ts'

// By their names alone: what stands on every page needs this, and should not bring the code of single pages along.
const accounts: CachedRead = { operation: 'listBankCards' }

/** What the people below an agent, or their money, change: the list of them, and the figures (GATEWAY-95). */
export const teamReads: readonly CachedRead[] = [
  { operation: 'listSubordinates' },
  { operation: 'getTeamKpiA' },
  { operation: 'getTeamKpiB' },
]

/**
 * What every movement of money changes, besides the record of its kind: the balance, what of it can be withdrawn, and
 * the bookings.
 */
export const moneyReads: readonly CachedRead[] = [getWalletsQuery, accounts, listMemberTransactionsQuery]

/** What a call that moves money changes besides: the record of its kind, or the team of an agent. */
export function recordReads(operation: MoneyOperation): readonly CachedRead[] {
  switch (operation) {
    case 'withdraw':
      return [listWithdrawReportsQuery]
    case 'transferDownline':
    case 'transferMultipleDownline':
      return teamReads
    case 'returnBalance':
      return [listWalletTransfersQuery]
    default:
      return [listDepositReportsQuery]
  }
}
