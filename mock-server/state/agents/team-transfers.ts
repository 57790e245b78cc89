import type { AmountLimits, TransferFailure, TransferOrder } from '#src/api/generated/types.ts'
import type { Database } from '../db.ts'
import { findAccount } from '../accounts/accounts.ts'
import { centsOf } from '#mock/lib/cents.ts'
import { bookCents } from '../money/bookings.ts'
import { orderNo } from '../money/order-no.ts'
import type { Account } from '../rows.ts'
import { addToBalance, membersOf, subordinateOf, teamOf } from './team.ts'

/** What one transfer may be. */
export const TRANSFER_LIMITS: AmountLimits = { minAmount: '1.00', maxAmount: '1000000.00' }

/**
 * Moves money from an agent to a member of the team at any depth, or says why it cannot be moved. The present balance
 * is looked up, since an earlier transfer of the same batch changed it.
 *
 * @param now epoch milliseconds
 */
export async function transferToMember(
  db: Database,
  { merchant, username }: Account,
  { memberId, amount }: { memberId: string; amount: string },
  now: number,
): Promise<TransferFailure | TransferOrder> {
  const agent = findAccount(db, merchant, username)
  const team = agent && teamOf(db, agent)
  const member = team && membersOf(team).find((one) => one.memberId === memberId && one.enabled)
  const cents = centsOf(amount)
  const failed = { success: false, memberId, amount } as const
  if (!agent || !member) return { ...failed, code: 'USER_UNKNOWN_OR_DISABLED' }
  if (cents < centsOf(TRANSFER_LIMITS.minAmount)) return { ...failed, code: 'AMOUNT_OUT_OF_LIMITS' }
  if (cents > centsOf(agent.wallet.sumBalance)) return { ...failed, code: 'INSUFFICIENT_BALANCE' }
  if (cents > centsOf(TRANSFER_LIMITS.maxAmount)) return { ...failed, code: 'AMOUNT_OUT_OF_LIMITS' }
  await bookCents(db, agent, -cents, 'WITHDRAW')
  const account = findAccount(db, merchant, member.account)
  if (account) await bookCents(db, account, cents, 'DEPOSIT')
  const found = subordinateOf(team, memberId)
  if (found) addToBalance(found, cents)
  const createdAt = new Date(now).toISOString()
  return {
    success: true,
    memberId,
    account: member.account,
    amount,
    orderNo: orderNo('T', now),
    createdAt,
  }
}
