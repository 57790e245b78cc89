import { databaseReady, db } from '#mock/db.ts'
import { findAccount } from '#mock/store/accounts.ts'
import { startSession as startStubSession } from '#mock/store/sessions.ts'
import { startSession } from '#src/core/session/session.ts'

/** Signs a seeded account in, on the stub gateway and in the page, without the login form. */
export async function signInOnStub(username: string): Promise<void> {
  await databaseReady()
  const account = findAccount(db, 'bdtdemo', username)
  if (!account) throw new Error(`${username} is seeded`)
  const { token } = await startStubSession(db, account, Date.now())
  startSession({ token, userName: username, type: account.info.type })
}
