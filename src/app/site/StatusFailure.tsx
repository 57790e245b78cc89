import { useIntl } from 'react-intl'
import { offlineMessage } from '#src/core/errors/offline-message.ts'
import { BlockingScreen } from './BlockingScreen.tsx'
import { siteMessages } from './site-messages.ts'

/** GAP-63: nothing is known about the site, so nothing of it is shown. */
export function StatusFailure({ onRetry }: { onRetry: () => Promise<void> }) {
  const intl = useIntl()
  return (
    <BlockingScreen
      title={intl.formatMessage(offlineMessage)}
      text={intl.formatMessage(siteMessages.failureText)}
      onRetry={onRetry}
      withoutService
    />
  )
}
