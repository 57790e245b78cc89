import { useIntl } from 'react-intl'
import { refreshSiteStatus } from '#src/core/site/site-status.ts'
import { BlockingScreen } from './BlockingScreen.tsx'
import { siteMessages } from './site-messages.ts'

/**
 * The whole page while the site is closed (BOOT-11, NAMED-33); it leaves when a retry or a return to the tab finds it
 * open.
 */
export function MaintenanceScreen() {
  const intl = useIntl()
  return (
    <BlockingScreen
      title={intl.formatMessage(siteMessages.maintenanceTitle)}
      text={intl.formatMessage(siteMessages.maintenanceText)}
      onRetry={refreshSiteStatus}
    />
  )
}
