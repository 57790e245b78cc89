import { Suspense, type ReactNode } from 'react'
import { SITE_CODE, siteCodeOf, useSiteStatus } from '#src/core/site/site-status.ts'
import { idlePart, lazyPart } from '#src/ui/loading/late-part.ts'

// Nobody needs these on a good day.
const MaintenanceScreen = lazyPart(() => import('./MaintenanceScreen.tsx').then((module) => module.MaintenanceScreen))
const RestrictedScreen = lazyPart(() => import('./RestrictedScreen.tsx').then((module) => module.RestrictedScreen))
const KeptFailureWords = idlePart(() => import('./KeptFailureWords.tsx').then((module) => module.KeptFailureWords))

/** BOOT-15: the site, or one of the two screens that take its whole place. A refreshed status acts at once (GAP-64). */
export function SiteGate({ children }: { children: ReactNode }) {
  const status = useSiteStatus()
  const code = siteCodeOf(status)
  if (code === SITE_CODE.open)
    return (
      <>
        {children}
        <Suspense>
          <KeptFailureWords />
        </Suspense>
      </>
    )
  return (
    <Suspense>
      {code === SITE_CODE.maintenance ? <MaintenanceScreen /> : <RestrictedScreen ip={status.location.ip} />}
    </Suspense>
  )
}
