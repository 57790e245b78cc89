import { useState } from 'react'
import { defineMessages } from 'react-intl'
import { useSingleFlight } from '#src/core/forms/use-single-flight.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { sendEmailCode, useEmailWait } from './email-code.ts'
import type { ResetAccount } from './reset-account.ts'

interface EmailCodeOptions {
  account: ResetAccount
  /** The e-mail is on its way: time to look at the field of the code. */
  onSent: () => void
  /** Shows a failure at its place: `form.showFailure`. */
  onFailed: (error: unknown) => Promise<void>
}

/** Asks for the e-mail with the code once more, once however often the button is tapped (see `CodeField`). */
export function useEmailCode({ account, onSent, onFailed }: EmailCodeOptions) {
  const singleFlight = useSingleFlight()
  const [pending, setPending] = useState(false)
  const ask = async () => {
    setPending(true)
    try {
      await sendEmailCode(account)
      showToast({ kind: 'success', text: messages.sent, durationMs: TOAST_MS.long })
      onSent()
    } catch (error) {
      await onFailed(error)
    } finally {
      setPending(false)
    }
  }
  return { pending, secondsLeft: useEmailWait(account), onAsk: () => void singleFlight(ask) }
}

const messages = defineMessages({
  sent: {
    id: 'access.reset.emailSent',
    defaultMessage: 'E-mail sent',
    description: 'Toast after an e-mail with a code for a forgotten password was sent once more',
  },
})
