import { issuePhoneToken } from '#mock/state/accounts/phone-tokens.ts'
import { newCode } from '#mock/state/accounts/one-time-codes.ts'
import { runtime } from '#mock/state/runtime.ts'

/** The number whose code was sent last, and the code. */
let sent: { readonly mobileNum: string; readonly code: string } | undefined

/**
 * The third-party phone and social service (GAP-79), for a page whose gateway is the mock: what an operator's script
 * would offer as `window.phoneAuth`. Its codes show in the console; every social account says yes at once.
 */
export const stubPhoneAuth = {
  sendCode({ mobileNum }: { mobileNum: string }): Promise<void> {
    sent = { mobileNum, code: newCode() }
    runtime.tell(`SMS of the phone service to ${mobileNum}: ${sent.code}`)
    return Promise.resolve()
  },

  confirmCode(code: string): Promise<string | undefined> {
    return Promise.resolve(
      sent?.code === code ? issuePhoneToken({ channel: 'sms', mobileNum: sent.mobileNum }) : undefined,
    )
  },

  signIn(channel: 'facebook' | 'google'): Promise<string | undefined> {
    return Promise.resolve(issuePhoneToken({ channel }))
  },
}
