import Download from 'lucide-react/icons/download'
import { useIntl } from 'react-intl'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import type { KeyedLinks } from '#src/core/site/site-links.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { appMessages as messages } from './app-messages.ts'
import styles from './AppPage.module.css'
import { DownloadName } from './DownloadName.tsx'
import { InstallSteps } from './InstallSteps.tsx'

/** The download for Android (APP-03). */
export function AndroidPanel({ links: { Android: app } }: { links: KeyedLinks }) {
  const intl = useIntl()
  if (!app) return <p className={styles.none}>{intl.formatMessage(messages.none)}</p>
  return (
    <Card>
      <DownloadName link={app} />
      <Button
        variant="primary"
        size="wide"
        icon={<Icon icon={Download} />}
        render={(link) => <ExternalLink href={app.url} {...link} />}
      >
        {intl.formatMessage(messages.android)}
      </Button>
      <InstallSteps kind="Android" />
    </Card>
  )
}
