import { useState, type ComponentType } from 'react'
import { defineMessages } from 'react-intl'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { sendLoginSmsCode, sendRegisterSmsCode } from '#src/api/generated/verification.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { useSingleFlight } from '#src/ui/controls/use-single-flight.ts'
import { throughPhoneAuth } from './phone-auth.ts'
import type { ChallengeProps } from './challenge.ts'
import { humanVerification } from './human-verification.ts'
import { endCountdown, startCountdown, useSecondsLeft } from './code-countdown.ts'

interface SmsCodeOptions {
  /** The gateway's call, to the number of an account or to one that is to become one's; each has its own wait. */
  call: keyof typeof calls
  /**
   * Whether the third-party service sends a code of its own too: where the form can hand that one in, as a login and a
   * registration can (LOGIN-25, REG-26).
   */
  phoneAuth: boolean
  /** The number that stands in the form, tidy: each number has a wait of its own. */
  number: string
  /**
   * Judges the number, shows what is wrong with it and says whether it is right (LOGIN-21): `form.verify`; undefined
   * where it is known to be.
   */
  verify: (() => Promise<boolean>) | undefined
  /** The code is on its way: time to look at its field. */
  onSent: () => void
  /** Shows a failure at its place: `form.showFailure`. */
  onFailed: (error: unknown) => void | Promise<void>
}

/** The challenge that is to be shown now. */
interface Challenge {
  Component: ComponentType<ChallengeProps>
  answer: (token: string | undefined) => void
}

/** All that the button in the field of a code needs (see `SmsCodeField`). */
export type SmsCode = ReturnType<typeof useSmsCode>

/**
 * Asks for a code by SMS: the number is judged, the visitor passes a challenge, the gateway is asked once however often
 * the button is tapped, the third-party service too where there is one, and the next code waits for the expiry of this
 * one (LOGIN-21..26, ERR-26..28).
 */
export function useSmsCode({ call, phoneAuth, number, verify, onSent, onFailed }: SmsCodeOptions) {
  const singleFlight = useSingleFlight()
  const [pending, setPending] = useState(false)
  const [challenge, setChallenge] = useState<Challenge>()

  const passChallenge = async () => {
    const Component = await humanVerification.load()
    return new Promise<string | undefined>((resolve) => {
      const answer = (token: string | undefined) => {
        setChallenge(undefined)
        resolve(token)
      }
      setChallenge({ Component, answer })
    })
  }

  const request = async () => {
    if (verify && !(await verify())) return
    const token = await passChallenge()
    if (token === undefined) return
    const hideToast = showToast({ kind: 'loading', text: messages.sending, durationMs: TOAST_MS.loadingBrief })
    setPending(true)
    try {
      const { expirationTime } = await calls[call](number, token)
      if (phoneAuth) await throughPhoneAuth((service) => service.sendCode({ ...dialled, mobileNum: number }))
      startCountdown(call, number, expirationTime)
      showToast({ kind: 'success', text: messages.sent, durationMs: TOAST_MS.standard })
      onSent()
    } finally {
      hideToast()
      setPending(false)
    }
  }

  const ask = async () => {
    try {
      await request()
    } catch (error) {
      if (isGatewayError(error) && error.code === 'SMS_TOO_SOON')
        startCountdown(call, number, error.value?.expirationTime)
      await onFailed(error)
    }
  }

  return {
    /** True while the call is under way. */
    pending,
    /** Until another code may be asked for; 0 when it may. */
    secondsLeft: useSecondsLeft(call, number),
    challenge,
    ask: () => void singleFlight(ask),
    /** Lets another code be asked for at once: the gateway said that the last one is no longer good (ERR-06). */
    release: () => endCountdown(call, number),
  }
}

const dialled = { countryDialingCode: currentMerchant.mobile.dialingCode }

/** The contract names the number differently in each. */
const calls = {
  sendLoginSmsCode: (mobileNo: string, humanVerification: string) =>
    sendLoginSmsCode({ body: { ...dialled, mobileNo, humanVerification } }),
  sendRegisterSmsCode: (mobileNum: string, humanVerification: string) =>
    sendRegisterSmsCode({ body: { ...dialled, mobileNum, humanVerification } }),
}

const messages = defineMessages({
  sending: {
    id: 'access.sms.sending',
    defaultMessage: 'Sending…',
    description: 'Toast while a code is being sent by SMS',
  },
  sent: { id: 'access.sms.sent', defaultMessage: 'SMS sent', description: 'Toast after a code was sent by SMS' },
})
