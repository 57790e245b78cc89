import { hasOptional } from '#mock/data/sites.ts'
import { updateAccount } from '../accounts/accounts.ts'
import type { Database } from '../db.ts'
import type { Account } from '../rows.ts'

const HOLD_HOURS = 24
const HOUR_MS = 3_600_000

/** How long a merchant holds withdrawals after a change that a thief would make; undefined where it holds none. */
export const holdHoursOf = ({ merchant }: Account): number | undefined =>
  hasOptional(merchant, 'WITHDRAW_HOLD') ? HOLD_HOURS : undefined

/** Until when nothing is paid out to a member; undefined where nothing is held (BEYOND-15). */
export const heldUntil = (account: Account, now: number): string | undefined =>
  account.heldUntil !== undefined && Date.parse(account.heldUntil) > now ? account.heldUntil : undefined

/** Pays nothing out for a day from now on. */
export const holdWithdrawals = (db: Database, account: Account, now: number): Promise<void> =>
  updateAccount(db, account, (draft) => {
    draft.heldUntil = new Date(now + HOLD_HOURS * HOUR_MS).toISOString()
  })

/** The payment password was reset, or the contact changed: holds withdrawals where the merchant does so (BEYOND-15). */
export async function holdAfterChange(db: Database, account: Account, now: number): Promise<void> {
  if (holdHoursOf(account) !== undefined) await holdWithdrawals(db, account, now)
}
