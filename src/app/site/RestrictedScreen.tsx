import { useIntl } from 'react-intl'
import { refreshSiteStatus } from '#src/core/site/site-status.ts'
import { isolate } from '#src/lib/isolate.ts'
import { BlockingScreen } from './BlockingScreen.tsx'
import { siteMessages } from './site-messages.ts'

/** The whole page for visitors who are not served (BOOT-13, BOOT-16, NAMED-32). */
export function RestrictedScreen({ ip }: { ip: string }) {
  const intl = useIntl()
  return (
    <BlockingScreen
      title={intl.formatMessage(siteMessages.restrictedTitle)}
      text={intl.formatMessage(siteMessages.restrictedText, { ip: isolate(ip) })}
      onRetry={refreshSiteStatus}
    />
  )
}
