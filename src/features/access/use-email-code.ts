import { useState } from 'react'
import { defineMessages } from 'react-intl'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { useSingleFlight } from '#src/ui/controls/use-single-flight.ts'

interface EmailCodeOptions {
  /** Until another e-mail may be asked for; 0 when it may. */
  secondsLeft: number
  /** Judges the address, shows what is wrong with it and says whether it is right; left out where it is known to be. */
  verify?: () => Promise<boolean>
  /** Makes the call, and starts the wait for the next one. */
  send: () => Promise<void>
  /** The e-mail is on its way: time to look at the field of the code. */
  onSent: () => void
  /** Shows a failure at its place: `form.showFailure`. */
  onFailed: (error: unknown) => Promise<void>
}

/** Asks for an e-mail with a code, once however often the button is tapped (see `CodeField`). */
export function useEmailCode({ secondsLeft, verify, send, onSent, onFailed }: EmailCodeOptions) {
  const singleFlight = useSingleFlight()
  const [pending, setPending] = useState(false)
  const ask = async () => {
    if (verify && !(await verify())) return
    setPending(true)
    try {
      await send()
      showToast({ kind: 'success', text: messages.sent, durationMs: TOAST_MS.long })
      onSent()
    } catch (error) {
      await onFailed(error)
    } finally {
      setPending(false)
    }
  }
  return { pending, secondsLeft, onAsk: () => void singleFlight(ask) }
}

const messages = defineMessages({
  sent: {
    id: 'access.reset.emailSent',
    defaultMessage: 'E-mail sent',
    description: 'Toast after an e-mail with a code was sent, for a forgotten password or a new address',
  },
})
