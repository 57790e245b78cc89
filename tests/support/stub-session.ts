import { act } from '@testing-library/react'
import { db } from '#mock/state/db.ts'
import { databaseReady } from '#mock/state/contents.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { startSession as startStubSession } from '#mock/state/accounts/sessions.ts'
import { startSession } from '#src/core/session/session.ts'

/**
 * Signs a seeded account in, on the stub gateway and in the page, without the login form.
 *
 * @param type of account that the page takes it for; that of the stub else
 */
export async function signInOnStub(username: string, type?: number): Promise<void> {
  await databaseReady()
  const account = findAccount(db, 'bdtdemo', username)
  if (!account) throw new Error(`${username} is seeded`)
  const { token } = await startStubSession(db, account, Date.now())
  act(() => void startSession({ token, userName: username, type: type ?? account.info.type }))
}
