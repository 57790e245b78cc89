import { useMutation, useQueryClient } from '@tanstack/react-query'
import { login } from '#src/api/generated/session.ts'
import { getSystemStatusQuery } from '#src/api/generated/system.ts'
import type { SignedIn, UsernameLogin } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { sendEncrypted } from '#src/core/session/send-encrypted.ts'
import { startSession } from '#src/core/session/session.ts'
import { isHomeScreenApp } from './is-home-screen-app.ts'

/** What a member types to sign in (LOGIN-27); `captcha` is empty where none is asked for. */
export type Credentials = Pick<UsernameLogin, 'username' | 'password' | 'captcha'>

/** Codes that the form shows at its own fields; all others are shown as the reaction table says. */
const HANDLED = ['CAPTCHA_REQUIRED', 'CAPTCHA_EMPTY', 'USERNAME_FORMAT', 'PASSWORD_FORMAT'] as const

/** Signs a member in by name and password, encrypted (LOGIN-27..31); the session starts also when the page was left meanwhile. */
export function useSignIn() {
  const queryClient = useQueryClient()
  return useMutation<SignedIn, Error, Credentials>({
    mutationKey: [login.facts.operation],
    mutationFn: (credentials) =>
      sendEncrypted({
        method: login.facts.method,
        path: login.facts.path,
        merchant: currentMerchant.code,
        payload: { type: 'username', ...credentials } satisfies Omit<UsernameLogin, 'sentAt' | 'nonce'>,
        readKey: () => queryClient.getQueryData(getSystemStatusQuery().queryKey)?.info.encryptionKey,
        send: ({ header, body }) =>
          login({ header: { ...header, ...(isHomeScreenApp() && { Device: 'OTHERS' }) }, body }),
      }),
    onSuccess: (answer) => startSession(answer),
    meta: { handled: HANDLED },
    retry: false,
    networkMode: 'always',
    // The password must not stay in the cache of mutations.
    gcTime: 0,
  })
}
