import { accounts, merchantCodes } from '../data/accounts.ts'
import type { Database } from '../db.ts'
import { createAccount } from './accounts.ts'
import { announcementsFor, inboxOf, markAnnouncement, markMessage } from './read-marks.ts'
import type { Account } from './rows.ts'

/** How many announcements and messages a seeded member has left unread: enough for a badge. */
const UNREAD = 3

/** Fills an empty database with the fixed accounts, the same ones each time. */
export async function seedAccounts(db: Database): Promise<void> {
  const now = Date.now()
  for (const merchant of merchantCodes) {
    for (const { balance, mobileNum, role, ...seed } of accounts) {
      const account = await createAccount(db, {
        ...seed,
        merchant,
        balance: balance[merchant],
        mobileNum: mobileNum[merchant],
      })
      if (role === 'member') await readOldMail(db, account, now)
    }
  }
}

async function readOldMail(db: Database, account: Account, now: number): Promise<void> {
  const notices = announcementsFor(db, account.merchant, account, 'EN', now).filter(({ type }) => type !== 'B')
  for (const { id } of notices.slice(UNREAD)) await markAnnouncement(db, account, id)
  for (const { id } of inboxOf(db, account, now).slice(UNREAD)) await markMessage(db, account, id)
}
