import type { QueryClient } from '@tanstack/react-query'
import { login } from '#src/api/generated/session.ts'
import { getSystemStatusQuery } from '#src/api/generated/system.ts'
import type { LoginPayload, SignedIn } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { sendEncrypted } from '#src/core/session/send-encrypted.ts'
import { isHomeScreenApp } from '#src/core/site/register-method.ts'

type Unsealed<Payload> = Payload extends unknown ? Omit<Payload, 'sentAt' | 'nonce'> : never

/** What one can sign in with (LOGIN-27, LOGIN-28), before it is sealed. */
export type LoginTry = Unsealed<LoginPayload>

/**
 * Signs in, encrypted (LOGIN-27..31).
 * @throws GatewayError of `login`
 */
export function signIn(queryClient: QueryClient, payload: LoginTry): Promise<SignedIn> {
  return sendEncrypted({
    method: login.facts.method,
    path: login.facts.path,
    merchant: currentMerchant.code,
    payload,
    readKey: () => queryClient.getQueryData(getSystemStatusQuery().queryKey)?.info.encryptionKey,
    send: ({ header, body }) => login({ header: { ...header, ...(isHomeScreenApp() && { Device: 'OTHERS' }) }, body }),
  })
}
