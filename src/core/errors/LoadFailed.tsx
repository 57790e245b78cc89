import { loadFailedMessage } from './load-failed-message.ts'
import { offlineMessage } from './offline-message.ts'
import { retryMessage } from './retry-message.ts'
import { Suspense } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { lazyPart } from '#src/ui/loading/late-part.ts'
import { StateView } from '#src/ui/states/StateView.tsx'

type LoadFailedProps = { onRetry: () => unknown } & (
  | { error: GatewayError | null }
  /** Where it is not the gateway that failed: whether there is no connection. */
  | { isOffline: boolean }
)

// It knows all texts of failures, which the start does not need.
const LoadRefused = lazyPart(() => import('./LoadRefused.tsx').then((module) => module.LoadRefused))

/**
 * Of a read that is refused to this account; asking again changes nothing. What stands before the gateway answers with
 * it, too, but not as the contract says.
 */
const REFUSED = 403

/**
 * Where a list or page could not be loaded: says so, or that the network is gone, and offers to ask again (ERR-46).
 * That it comes by itself is promised only where the browser tells when the network is back. A refusal says why.
 */
export function LoadFailed(props: LoadFailedProps) {
  const intl = useIntl()
  const failure = 'error' in props && props.error
  if (failure && failure.status === REFUSED && failure.code !== 'CONTRACT_VIOLATION')
    return (
      <Suspense>
        <LoadRefused code={failure.code} />
      </Suspense>
    )
  const isOffline = failure ? failure.code === 'NETWORK_UNREACHABLE' : 'isOffline' in props && props.isOffline
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
