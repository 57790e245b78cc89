import { isGatewayError } from '#src/api/gateway-error.ts'
import { sendPasswordEmail } from '#src/api/generated/password.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { secondsLeft, startCountdown, useSecondsLeft } from '#src/core/account/verification/code-countdown.ts'
import type { ResetAccount } from './reset-account.ts'

/** GATEWAY-40: pause between two e-mails to one account, known or not. */
const EMAIL_PAUSE_MS = 60_000

/** Where the last e-mail to an account went, as far as this page knows. */
const addressOf = new Map<string, string>()

type Addressee = Pick<ResetAccount, 'username' | 'email'>

/**
 * Sends the e-mail with the code, and starts the wait for the next one; a gateway that says how long to wait is heard.
 *
 * @throws GatewayError of `sendPasswordEmail`
 */
export async function sendEmailCode({ username, email }: Addressee): Promise<void> {
  try {
    await sendPasswordEmail({ body: { username, email } })
    addressOf.set(waitOf(username), email)
    startCountdown('sendPasswordEmail', waitOf(username), serverNow() + EMAIL_PAUSE_MS)
  } catch (error) {
    if (isGatewayError(error, 'sendPasswordEmail') && error.code === 'EMAIL_TOO_SOON')
      startCountdown('sendPasswordEmail', waitOf(username), Date.parse(error.value?.retryAt ?? ''))
    throw error
  }
}

/** Whether an e-mail to this account left a moment ago. */
export const isEmailUnderWay = ({ username }: Addressee): boolean =>
  secondsLeft('sendPasswordEmail', waitOf(username)) > 0

/** Whether the last e-mail to this account went to another address. */
export const wentElsewhere = ({ username, email }: Addressee): boolean =>
  (addressOf.get(waitOf(username)) ?? email) !== email

/** Whole seconds until the next e-mail may be asked for; 0 when it may. */
export const useEmailWait = ({ username }: Addressee): number => useSecondsLeft('sendPasswordEmail', waitOf(username))

/** The gateway does not tell names apart by their capitals. */
const waitOf = (username: string) => username.toLowerCase()
