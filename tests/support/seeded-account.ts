import type { MerchantCode } from '#mock/data/accounts.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import type { Account } from '#mock/state/rows.ts'
import { db } from '#mock/state/db.ts'

/**
 * An account that the stub gateway has from its start, as it is now.
 *
 * @throws if no account of the merchant is called that
 */
export function seededAccount(username: string, merchant: MerchantCode = 'bdtdemo'): Account {
  const account = findAccount(db, merchant, username)
  if (!account) throw new Error(`No account of ${merchant} is called ${username}.`)
  return account
}
