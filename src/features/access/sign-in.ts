import { login } from '#src/api/generated/session.ts'
import type { Variables } from '#src/api/generated/operations.ts'
import type { SignedIn } from '#src/api/generated/types.ts'
import { isHomeScreenApp } from '#src/core/site/run-mode.ts'

/** What one can sign in with (LOGIN-27, LOGIN-28). */
export type LoginTry = Variables<'login'>['body']

/**
 * Signs in (LOGIN-27..31).
 * @throws GatewayError of `login`
 */
export const signIn = (body: LoginTry): Promise<SignedIn> =>
  login({ body, ...(isHomeScreenApp() && { header: { Device: 'OTHERS' } }) })
