import type { ReactNode } from 'react'
import { SITE_CODE, siteCodeOf, useSiteStatus } from '#src/core/site/site-status.ts'
import { MaintenanceScreen } from './MaintenanceScreen.tsx'
import { RestrictedScreen } from './RestrictedScreen.tsx'

/** BOOT-15: the site, or one of the two screens that take its whole place. A refreshed status acts at once (GAP-64). */
export function SiteGate({ children }: { children: ReactNode }) {
  const status = useSiteStatus()
  const code = siteCodeOf(status)
  if (code === SITE_CODE.maintenance) return <MaintenanceScreen />
  if (code === SITE_CODE.restricted) return <RestrictedScreen ip={status.location.ip} />
  return children
}
