import { useIntl } from 'react-intl'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { gameGridMessages as messages } from './game-grid-messages.ts'

/** In place of a list of games that could not be loaded: says whether the network is gone, and asks again (ERR-46). */
export function GamesFailed({ error, onRetry }: { error: GatewayError; onRetry: () => void }) {
  const intl = useIntl()
  const isOffline = error.code === 'NETWORK_UNREACHABLE'
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={intl.formatMessage(isOffline ? messages.offline : messages.failedTitle)}
      text={intl.formatMessage(isOffline ? messages.offlineText : messages.failedText)}
      action={<Button onClick={onRetry}>{intl.formatMessage(messages.retry)}</Button>}
    />
  )
}
