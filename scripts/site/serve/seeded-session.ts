import type { MerchantCode } from '#mock/data/accounts.ts'
import type { SignedIn } from '#src/api/generated/types.ts'
import type { Session } from '#src/core/session/session.ts'

/**
 * Signs a seeded account in at the stub without a password. How one signs in is for other tests; this spares their
 * time.
 *
 * @param url address of the stub, or of a site in front of it
 * @returns what the storage of a browser holds then, by name
 */
export async function seededSession(
  url: string,
  username: string,
  merchant: MerchantCode = 'bdtdemo',
): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/__mock/sessions`, {
    method: 'POST',
    body: JSON.stringify({ merchant, username }),
  })
  const { token, userName, type, firstTimeLogin }: SignedIn = JSON.parse(await answer.text())
  const session: Session = { token, merchantCode: merchant, userName, type, firstTimeLogin }
  return { MC_MERCHANT: merchant, MC_SESSION_INFO: JSON.stringify(session), autoLogin: '1' }
}
