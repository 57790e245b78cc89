import { act } from '@testing-library/react'
import { merchantCodes, type MerchantCode } from '#mock/data/accounts.ts'
import { stubNow } from '#mock/lib/clock.ts'
import { db } from '#mock/state/db.ts'
import { databaseReady } from '#mock/state/contents.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { startSession as startStubSession } from '#mock/state/accounts/sessions.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { startSession } from '#src/core/session/session.ts'

/**
 * Signs a seeded account in, on the stub gateway and in the page, without the login form.
 *
 * @param type of account that the page takes it for; that of the stub else
 * @param merchant whose account it is; that of the page else
 */
export async function signInOnStub(
  username: string,
  type?: number,
  merchant: MerchantCode | undefined = merchantCodes.find((code) => code === currentMerchant.code),
): Promise<void> {
  await databaseReady()
  const account = merchant && findAccount(db, merchant, username)
  if (!account) throw new Error(`${username} is seeded`)
  const { token } = await startStubSession(db, account, stubNow())
  act(() => void startSession({ token, userName: username, type: type ?? account.info.type }))
}
