import { useState } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { showError } from '#src/core/errors/show-error.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { canEncrypt } from '#src/api/can-encrypt.ts'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { beginSession } from '#src/core/session/begin-session.ts'
import { useSingleFlight } from '#src/ui/controls/use-single-flight.ts'
import { useFeature } from '#src/core/site/site-status.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { socialTryOf } from './login-payload.ts'
import {
  findPhoneAuth,
  SIGN_IN_LIMIT_MS,
  throughPhoneAuth,
  type SocialChannel,
} from '#src/core/account/verification/phone-auth.ts'
import { signIn } from './sign-in.ts'
import styles from './SocialLogin.module.css'

/** Names of houses, which no language translates. */
const BRANDS: Record<SocialChannel, string> = { facebook: 'Facebook', google: 'Google' }

/** One-click login, where the merchant has it on and the third-party service is there (LOGIN-06, LOGIN-07, GAP-79). */
export function SocialLogin() {
  const intl = useIntl()
  const hasFacebook = useFeature('FACEBOOKLOGIN3')
  const hasGoogle = useFeature('GOOGLELOGIN3')
  const { busy, enter } = useSocialLogin()
  if (!findPhoneAuth() || !canEncrypt() || !(hasFacebook || hasGoogle)) return null
  const way = (channel: SocialChannel) => (
    <Button
      pending={busy === channel}
      aria-label={intl.formatMessage(messages.enter, { brand: BRANDS[channel] })}
      onClick={() => void enter(channel)}
    >
      {BRANDS[channel]}
    </Button>
  )
  return (
    <>
      <p className={styles.or}>{intl.formatMessage(messages.or)}</p>
      <div className={styles.pair}>
        {hasFacebook ? way('facebook') : null}
        {hasGoogle ? way('google') : null}
      </div>
    </>
  )
}

/** Nobody here has this social account, or a picture is wanted, which only the form has: the table speaks of fields. */
const REFUSALS: readonly string[] = ['CREDENTIALS_INVALID', 'CAPTCHA_REQUIRED', 'CAPTCHA_EMPTY', 'CAPTCHA_INCORRECT']

/** One try at a time, whichever button is tapped, and however often. */
function useSocialLogin() {
  const singleFlight = useSingleFlight()
  const [busy, setBusy] = useState<SocialChannel>()

  const vouchedLogin = async (channel: SocialChannel) => {
    const token = await throughPhoneAuth((service) => service.signIn(channel), SIGN_IN_LIMIT_MS)
    if (token !== undefined) beginSession(await signIn(socialTryOf(channel, token)))
  }

  const enter = async (channel: SocialChannel) => {
    setBusy(channel)
    const hideToast = showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loading })
    try {
      await vouchedLogin(channel)
    } catch (error) {
      const isRefused = isGatewayError(error, 'login') && REFUSALS.includes(error.code)
      if (!isRefused) return await showError(error, { kind: 'write' })
      const values = { brand: BRANDS[channel] }
      showToast({ kind: 'error', text: messages.refused, values, durationMs: TOAST_MS.long })
    } finally {
      hideToast()
      setBusy(undefined)
    }
  }

  return { busy, enter: (channel: SocialChannel) => singleFlight(() => enter(channel)) }
}

const messages = defineMessages({
  or: {
    id: 'access.social.or',
    defaultMessage: 'or',
    description: 'Between the login form and the buttons that log in by a social account',
  },
  enter: defineMessage<{ brand: string }>({
    id: 'access.social.enter',
    defaultMessage: 'Log in with {brand}',
    description: 'Label of a button that logs in by a social account; the brand is Facebook or Google',
  }),
  refused: defineMessage<{ brand: string }>({
    id: 'access.social.refused',
    defaultMessage: 'You can’t log in with {brand}. Log in another way.',
    description: 'Toast when the gateway refuses a login by a social account; the brand is Facebook or Google',
  }),
})
