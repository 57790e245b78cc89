import type { MemberTransaction } from '#src/api/generated/types.ts'
import { centsOf, money } from '#mock/lib/cents.ts'
import { stubNow } from '#mock/lib/clock.ts'
import type { Database } from '../db.ts'
import { updateAccount } from '../accounts/accounts.ts'
import type { Account } from '../rows.ts'
import { latestFirst } from './latest-first.ts'

/** Why money moves; one of the kinds of `listTxCodes`. */
export type BookingCode = 'DEPOSIT' | 'WITHDRAW' | 'GAME_IN' | 'GAME_OUT' | 'BONUS' | 'REBATE'

/** Moves the balance of an account and notes it in the account record. */
export async function bookCents(db: Database, account: Account, cents: bigint, txCode: BookingCode): Promise<void> {
  if (cents === 0n) return
  const { merchant, username } = account
  const createdAt = new Date(stubNow()).toISOString()
  let balance = '0.00'
  await updateAccount(db, account, (draft) => {
    balance = money(centsOf(draft.wallet.sumBalance) + cents)
    draft.wallet.sumBalance = balance
    // What is bet counts for what a bonus asks for.
    if (txCode === 'GAME_OUT') addTurnover(draft, cents)
  })
  await db.bookings.create({
    merchant,
    username,
    transactionNo: `Y${createdAt.slice(2, 10).replaceAll('-', '')}${String(1_000 + db.bookings.count())}`,
    txCode,
    amount: money(cents),
    balance,
    createdAt,
  })
}

/** Adds to what a member must still bet before a payout; a negative amount takes from it, down to nothing. */
export async function oweTurnover(db: Database, account: Account, cents: bigint): Promise<void> {
  if (cents !== 0n) await updateAccount(db, account, (draft) => addTurnover(draft, cents))
}

function addTurnover(draft: Account, cents: bigint): void {
  const left = centsOf(draft.turnoverLeft) + cents
  draft.turnoverLeft = money(left > 0n ? left : 0n)
}

/** What was booked since the stub was started first, the latest first. */
export function bookingsOf(db: Database, { merchant, username }: Account): MemberTransaction[] {
  const rows = latestFirst(
    db.bookings.findMany((q) => q.where({ merchant, username })),
    (row) => row.createdAt,
  )
  return rows.map(({ transactionNo, txCode, amount, balance, createdAt }) => ({
    transactionNo,
    txCode,
    amount,
    balance,
    createdAt,
  }))
}
