import Download from 'lucide-react/icons/download'
import SquarePlus from 'lucide-react/icons/square-plus'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import type { KeyedLink, KeyedLinks } from '#src/core/site/site-links.ts'
import { gotItMessage } from '#src/core/toasts/got-it-message.ts'
import { AlertDialog } from '#src/ui/layers/AlertDialog.tsx'
import { Button, type ButtonProps } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { appMessages as messages } from './app-messages.ts'
import styles from './AppPage.module.css'
import { isTooOld, needsNotesOf17, type Device } from './device.ts'
import { DownloadName } from './DownloadName.tsx'
import { InstallSteps } from './InstallSteps.tsx'
import { PageAddress } from './PageAddress.tsx'

/** The app and the web clip for iOS, which Safari alone can install (APP-03, APP-06, APP-08, APP-09). */
export function IosPanel({ links, device }: { links: KeyedLinks; device: Device }) {
  const intl = useIntl()
  const [isWarning, setWarning] = useState(false)
  const { IOS: app, MOBILECONFIG: webApp } = links
  if (!app && !webApp) return <p className={styles.none}>{intl.formatMessage(messages.none)}</p>
  const download = (link: KeyedLink, look: Pick<ButtonProps, 'variant' | 'icon'>, label: MessageDescriptor) =>
    device.isSafari ? (
      <Button {...look} size="wide" render={(button) => <ExternalLink href={link.url} {...button} />}>
        {intl.formatMessage(label)}
      </Button>
    ) : (
      <Button {...look} size="wide" aria-haspopup="dialog" onClick={() => setWarning(true)}>
        {intl.formatMessage(label)}
      </Button>
    )
  return (
    <>
      {device.platform === 'ios' && !device.isSafari ? (
        <Card lit>
          <h3 className={styles.panelTitle}>{intl.formatMessage(messages.safariTitle)}</h3>
          <p className={styles.note}>{intl.formatMessage(messages.safariText)}</p>
          <PageAddress />
        </Card>
      ) : null}
      {app ? (
        <Card>
          <DownloadName link={app} />
          {download(app, { variant: 'primary', icon: <Icon icon={Download} /> }, messages.ios)}
          <InstallSteps kind="IOS" />
        </Card>
      ) : null}
      {webApp ? (
        <Card>
          <DownloadName link={webApp} />
          {download(webApp, { variant: app ? 'tonal' : 'primary', icon: <Icon icon={SquarePlus} /> }, messages.webApp)}
          {isTooOld(device) ? (
            <p className={styles.warning}>{intl.formatMessage(messages.tooOld)}</p>
          ) : (
            <p className={styles.note}>{intl.formatMessage(messages.needs)}</p>
          )}
          <InstallSteps kind="MOBILECONFIG" />
        </Card>
      ) : null}
      {needsNotesOf17(device) ? <NotesOf17 links={links} /> : null}
      <AlertDialog
        open={isWarning}
        title={intl.formatMessage(messages.safariTitle)}
        confirmLabel={intl.formatMessage(gotItMessage)}
        onClose={() => setWarning(false)}
      >
        {intl.formatMessage(messages.safariText)}
      </AlertDialog>
    </>
  )
}

function NotesOf17({ links: { IOS: app, MOBILECONFIG: webApp } }: { links: KeyedLinks }) {
  const intl = useIntl()
  return (
    <Card>
      <h3 className={styles.panelTitle}>{intl.formatMessage(messages.from17Title)}</h3>
      <ul className={styles.notes}>
        {webApp ? <li>{intl.formatMessage(messages.from17Profile)}</li> : null}
        {app ? <li>{intl.formatMessage(messages.from17Trust)}</li> : null}
      </ul>
    </Card>
  )
}
