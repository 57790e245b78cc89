import { loadFailedMessage } from './load-failed-message.ts'
import { offlineMessage } from './offline-message.ts'
import { reactions } from './reactions.ts'
import { retryMessage } from './retry-message.ts'
import { unavailableMessage } from './unavailable-message.ts'
import { defineMessages, useIntl } from 'react-intl'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'

type LoadFailedProps = { onRetry: () => unknown } & (
  | { error: GatewayError | null }
  /** Where it is not the gateway that failed: whether there is no connection. */
  | { isOffline: boolean }
)

/** By these an account is refused what it asks for, and asking again changes nothing (ERR-35, ERR-36, GAP-168). */
const REFUSALS = ['ACCOUNT_NO_PERMISSION', 'REAL_ACCOUNT_REQUIRED', 'FEATURE_UNAVAILABLE'] as const

/**
 * Where a list or page could not be loaded: says so, or that the network is gone, and offers to ask again (ERR-46).
 * That it comes by itself is promised only where the browser tells when the network is back. A refusal says why.
 */
export function LoadFailed(props: LoadFailedProps) {
  const intl = useIntl()
  const refusal = 'error' in props ? REFUSALS.find((code) => code === props.error?.code) : undefined
  if (refusal)
    return (
      <StateView
        kind="offline"
        title={intl.formatMessage(unavailableMessage)}
        text={intl.formatMessage(reactions[refusal].text)}
      />
    )
  const isOffline = 'error' in props ? props.error?.code === 'NETWORK_UNREACHABLE' : props.isOffline
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={intl.formatMessage(isOffline ? offlineMessage : loadFailedMessage)}
      text={intl.formatMessage(isOffline && !navigator.onLine ? messages.offlineText : messages.text)}
      action={<Button onClick={() => void props.onRetry()}>{intl.formatMessage(retryMessage)}</Button>}
    />
  )
}

const messages = defineMessages({
  text: {
    id: 'errors.load.text',
    defaultMessage: 'Please try again in a moment.',
    description: 'Text below "Loading failed"',
  },
  offlineText: {
    id: 'errors.load.offlineText',
    defaultMessage: 'This loads when you are online again.',
    description: 'Text below "No connection"',
  },
})
