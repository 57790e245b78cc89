import { retryMessage } from './retry-message.ts'
import { defineMessages, useIntl } from 'react-intl'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'

interface LoadFailedProps {
  /** Why; left out where it is not the gateway that failed. */
  error?: GatewayError | null
  /** There is no connection; known from the error where there is one. */
  isOffline?: boolean
  onRetry: () => void
}

/** Where a list or page could not be loaded: says so, or that the network is gone, and offers to ask again (ERR-46). */
export function LoadFailed({ error, isOffline = error?.code === 'NETWORK_UNREACHABLE', onRetry }: LoadFailedProps) {
  const intl = useIntl()
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={intl.formatMessage(isOffline ? messages.offline : messages.title)}
      text={intl.formatMessage(isOffline ? messages.offlineText : messages.text)}
      action={<Button onClick={onRetry}>{intl.formatMessage(retryMessage)}</Button>}
    />
  )
}

const messages = defineMessages({
  title: {
    id: 'errors.load.title',
    defaultMessage: 'Loading failed',
    description: 'Heading where a list or a page could not be loaded',
  },
  text: {
    id: 'errors.load.text',
    defaultMessage: 'Please try again in a moment.',
    description: 'Text below "Loading failed"',
  },
  offline: {
    id: 'errors.load.offline',
    defaultMessage: 'No connection',
    description: 'Heading where a list or a page could not be loaded because the network cannot be reached',
  },
  offlineText: {
    id: 'errors.load.offlineText',
    defaultMessage: 'This comes back when you are online again.',
    description: 'Text below "No connection"',
  },
})
