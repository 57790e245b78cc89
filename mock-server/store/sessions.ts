import { operations, type OperationId } from '#mock/generated/operations.ts'
import type { SignedIn } from '../behaviours.ts'
import type { Database } from '../db.ts'
import { fault } from '../fault.ts'
import { findAccount, updateAccount } from './accounts.ts'
import { randomHex } from './launches.ts'
import type { Account } from './rows.ts'

const TOKEN_BYTES = 24

/** Signs an account in and notes the moment; an account may be signed in more than once. */
export async function startSession(db: Database, account: Account, now: number): Promise<SignedIn> {
  const token = randomHex(TOKEN_BYTES)
  const startedAt = new Date(now).toISOString()
  await updateAccount(db, account, (draft) => {
    if (draft.loginAt !== undefined) draft.info.lastLoginAt = draft.loginAt
    draft.loginAt = startedAt
  })
  await db.sessions.create({ token, merchant: account.merchant, username: account.username, startedAt })
  return { token, account }
}

/** Signs out; the token answers SESSION_ENDED from now on. */
export async function endSession(db: Database, token: string): Promise<void> {
  db.sessions.delete((q) => q.where({ token }))
}

/** Signs an account out everywhere, as a password reset does. */
export function endSessionsOf(db: Database, { merchant, username }: Account): void {
  db.sessions.deleteMany((q) => q.where({ merchant, username }))
}

/**
 * Who makes a call.
 *
 * @returns undefined where the operation needs nobody and nobody signed in
 * @throws {Fault} SESSION_MISSING without a token where one is needed, SESSION_ENDED for one that is no longer valid
 */
export function findSession(id: OperationId, authorization: string | null, db: Database): SignedIn | undefined {
  const need = operations[id].session
  if (need === 'none') return undefined
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) {
    if (need === 'optional') return undefined
    throw fault('SESSION_MISSING')
  }
  const session = db.sessions.findFirst((q) => q.where({ token }))
  const account = session && findAccount(db, session.merchant, session.username)
  if (!account) throw fault('SESSION_ENDED')
  return { token, account }
}
