import type { Database } from '../db.ts'
import { digestOf, updateAccount } from '../accounts/accounts.ts'
import { seededCards } from './cards.ts'
import type { Account } from '../rows.ts'

/** The payment password of seeded accounts that have cards. */
const SEEDED_PAYMENT_PASSWORD = '482913'

/** Who has bound a card has set one before. */
export const hasPaymentPassword = (account: Account): boolean =>
  account.paymentDigest !== undefined || seededCards(account).length > 0

export async function isPaymentPasswordOf(account: Account, word: string): Promise<boolean> {
  if (account.paymentDigest === undefined) return hasPaymentPassword(account) && word === SEEDED_PAYMENT_PASSWORD
  return (await digestOf(account.salt, word)) === account.paymentDigest
}

/** Sets it, as a salted digest. */
export async function setPaymentPassword(db: Database, account: Account, word: string): Promise<void> {
  const paymentDigest = await digestOf(account.salt, word)
  await updateAccount(db, account, (draft) => {
    draft.paymentDigest = paymentDigest
  })
}
