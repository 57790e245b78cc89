import { GatewayFailure } from '#src/api/gateway-error.ts'
import { REQUEST_TIMEOUT_MS } from '#src/api/settings.ts'

/** A social account that the service can vouch for. */
export type SocialChannel = 'facebook' | 'google'

/**
 * The third-party phone and social service (GAP-79, GATEWAY-34). The house brings none: an operator's own script offers
 * one as `window.phoneAuth` before the app starts. Every promise may reject when the service fails (ERR-26); one
 * that takes longer than 30 s, or than 5 minutes for a social sign-in, counts as failed (GAP-169).
 */
export interface PhoneAuth {
  /** Sends a code of the service's own to a mobile number. */
  sendCode: (to: { countryDialingCode: string; mobileNum: string }) => Promise<void>
  /**
   * The service's token for the code that it sent last; undefined when this is another code. Each attempt to log in or
   * register asks again, so a code that was right once has to get a valid token again: only the service knows how long
   * a token lives.
   */
  confirmCode: (code: string) => Promise<string | undefined>
  /** The service's token for a social account; undefined when the visitor thought better of it. */
  signIn: (channel: SocialChannel) => Promise<string | undefined>
}

declare global {
  interface Window {
    phoneAuth?: PhoneAuth
  }
}

/** The service, where there is one. */
export function findPhoneAuth(): PhoneAuth | undefined {
  return window.phoneAuth
}

/** Somebody who signs in to a social account may have to look for a password. */
export const SIGN_IN_LIMIT_MS = 300_000

/**
 * Does something with the service; undefined where there is none.
 * @param limitMs how long to wait for it; as long as for the gateway when left out (GAP-169)
 * @throws GatewayError PHONE_AUTH_UNAVAILABLE when the service fails, whatever it says (ERR-26), or does not answer
 */
export async function throughPhoneAuth<Result>(
  act: (service: PhoneAuth) => Promise<Result>,
  limitMs = REQUEST_TIMEOUT_MS,
): Promise<Result | undefined> {
  const service = findPhoneAuth()
  if (!service) return undefined
  let timer: number | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new Error('The service does not answer')), limitMs)
  })
  try {
    return await Promise.race([act(service), limit])
  } catch (cause) {
    throw new GatewayFailure({ operation: 'login', code: 'PHONE_AUTH_UNAVAILABLE', cause })
  } finally {
    window.clearTimeout(timer)
  }
}

/**
 * The service's token for a code by SMS (LOGIN-25, REG-26). Undefined where there is no service or the code is not its
 * own: then it is for the gateway, which has sent one too, to judge.
 * @throws GatewayError PHONE_AUTH_UNAVAILABLE when the service fails
 */
export function phoneTokenOf(code: string): Promise<string | undefined> {
  return throughPhoneAuth((service) => service.confirmCode(code))
}
