import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { PageHead } from '#src/core/routing/PageHead.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { toHomeMessage } from '#src/core/site/to-home-message.ts'
import { isInstalled } from '#src/core/site/run-mode.ts'
import { linksByKind, type KeyedLinks } from '#src/core/site/site-links.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Mark } from '#src/ui/display/Mark.tsx'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { AndroidPanel } from './AndroidPanel.tsx'
import { appMessages as messages } from './app-messages.ts'
import styles from './AppPage.module.css'
import { deviceOf } from './device.ts'
import { IosPanel } from './IosPanel.tsx'
import { MoreLinks } from './MoreLinks.tsx'
import { ScanCard } from './ScanCard.tsx'

/** `/m/app`: the downloads of the merchant for the phone at hand, with the steps of installing (APP-01, NAMED-09). */
export function AppPage() {
  const intl = useIntl()
  const links = linksByKind(useSiteStatus().info.resources?.links)
  const isOffered = links.IOS ?? links.Android ?? links.MOBILECONFIG
  const state = isInstalled() ? 'installed' : isOffered ? 'offered' : 'empty'
  return (
    <>
      <PageHead flush title={intl.formatMessage(messages.title)} />
      <div className={styles.page}>
        <div className={styles.hero}>
          <img className={styles.picture} src={currentMerchant.heroPicture} alt="" />
          <span className={styles.icon}>
            <Mark shape={currentMerchant.mark} lit className={styles.mark} />
          </span>
          <h2 className={styles.name}>{intl.formatMessage(messages.brand, { brand: currentMerchant.brand })}</h2>
          <p className={styles.lead}>{intl.formatMessage(messages.lead)}</p>
        </div>
        {state === 'offered' ? <Downloads links={links} /> : <NoDownloads isInstalled={state === 'installed'} />}
        <MoreLinks links={links} />
      </div>
    </>
  )
}

/** One tab for each system, that of the device first; what else it is shown on gets a code to scan. */
function Downloads({ links }: { links: KeyedLinks }) {
  const intl = useIntl()
  const panelId = useId()
  const [device] = useState(() => deviceOf(navigator))
  const [system, setSystem] = useState<'android' | 'ios'>(device.platform === 'ios' ? 'ios' : 'android')
  return (
    <>
      {device.platform === 'other' ? <ScanCard /> : null}
      <Segmented
        label={intl.formatMessage(messages.systems)}
        segments={[
          { id: 'android', label: 'Android', panelId },
          { id: 'ios', label: intl.formatMessage(messages.iphone), panelId },
        ]}
        selected={system}
        onSelect={setSystem}
      />
      <div id={panelId} role="tabpanel" className={styles.panel}>
        {system === 'ios' ? <IosPanel links={links} device={device} /> : <AndroidPanel links={links} />}
      </div>
    </>
  )
}

/** Inside the app there is nothing to install (APP-05), and some merchants have none. */
function NoDownloads({ isInstalled }: { isInstalled: boolean }) {
  const intl = useIntl()
  return (
    <StateView
      kind="empty"
      title={intl.formatMessage(isInstalled ? messages.installedTitle : messages.emptyTitle)}
      text={intl.formatMessage(isInstalled ? messages.installedText : messages.emptyText)}
      action={
        <Button variant="primary" render={(link) => <Link to={paths.home} {...link} />}>
          {intl.formatMessage(toHomeMessage)}
        </Button>
      }
    />
  )
}
