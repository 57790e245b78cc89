import { useState } from 'react'
import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { SignOutButton } from '#src/core/session/SignOutButton.tsx'
import { useSession } from '#src/core/session/session.ts'
import { isInstalled } from '#src/core/site/run-mode.ts'
import { DataSaverSwitch } from '#src/core/site/DataSaverSwitch.tsx'
import { ServiceSheet } from '#src/core/support/ServiceSheet.tsx'
import { ThemeSwitch } from '#src/core/theme/ThemeSwitch.tsx'
import { useFeature, useSiteStatus } from '#src/core/site/site-status.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Drawer } from '#src/ui/layers/Drawer.tsx'
import { Mark } from '#src/ui/display/Mark.tsx'
import { navMessages } from './nav-messages.ts'
import type { LazyLayerProps } from '#src/core/errors/use-lazy-layer.ts'
import { dividersFor } from './dividers.ts'
import { MemberPart } from './MemberPart.tsx'
import { visibleEntries } from './menu-entries.ts'
import { MenuFoot } from './MenuFoot.tsx'
import { MenuGrid } from './MenuGrid.tsx'
import { SpeedTestSheet } from '#src/features/speed-test/SpeedTestSheet.tsx'
import { socialLinks } from '#src/core/site/social-links.ts'
import { SocialRow } from './SocialRow.tsx'
import { VisitorPart } from './VisitorPart.tsx'
import styles from './SideMenu.module.css'

/** The menu at the end of the line: who is here, the entries, social links, theme, the way out (SHELL-75..88). */
export function SideMenu({ open, onClose }: LazyLayerProps) {
  const intl = useIntl()
  const session = useSession()
  const { resources } = useSiteStatus().info
  const [isChoosingService, setChoosingService] = useState(false)
  const [isTestingSpeed, setTestingSpeed] = useState(false)
  const features = {
    DEPOSIT: useFeature('DEPOSIT'),
    WITHDRAW: useFeature('WITHDRAW'),
    TRANSBETREPMEM3: useFeature('TRANSBETREPMEM3'),
    REWCEN3: useFeature('REWCEN3'),
  }
  const entries = visibleEntries({ session, features, isInstalled: isInstalled() })
  const social = socialLinks(resources?.links ?? [])
  const dividers = dividersFor(entries.length + social.length + (session ? 1 : 0))
  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        label={intl.formatMessage(navMessages.menu)}
        closeLabel={intl.formatMessage(commonMessages.close)}
        head={
          <>
            <Mark shape={currentMerchant.mark} lit />
            {currentMerchant.brand}
          </>
        }
        foot={
          <MenuFoot
            onLeave={onClose}
            onChooseService={() => setChoosingService(true)}
            onTestSpeed={() => setTestingSpeed(true)}
          />
        }
      >
        {session ? <MemberPart session={session} onLeave={onClose} /> : <VisitorPart onLeave={onClose} />}
        <MenuGrid
          entries={entries}
          dividers={dividers}
          onLeave={onClose}
          onChooseService={() => setChoosingService(true)}
        />
        {social.length > 0 ? <SocialRow links={social} divided={dividers.includes(9)} /> : null}
        <div className={classNames(styles.end, dividers.includes(social.length > 0 ? 12 : 9) && styles.divided)}>
          <div className={styles.switches}>
            <ThemeSwitch />
            <DataSaverSwitch />
          </div>
          {session ? <SignOutButton onPress={onClose} /> : null}
        </div>
      </Drawer>
      <ServiceSheet open={isChoosingService} onClose={() => setChoosingService(false)} />
      <SpeedTestSheet open={isTestingSpeed} onClose={() => setTestingSpeed(false)} />
    </>
  )
}
