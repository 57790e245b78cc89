import { accounts, merchantCodes } from '../data/accounts.ts'
import type { Database } from '../db.ts'
import { createAccount } from './accounts.ts'

/** Fills an empty database with the fixed accounts, the same ones each time. */
export async function seedAccounts(db: Database): Promise<void> {
  for (const merchant of merchantCodes) {
    for (const { balance, mobileNum, role: _role, ...account } of accounts) {
      await createAccount(db, { ...account, merchant, balance: balance[merchant], mobileNum: mobileNum[merchant] })
    }
  }
}
