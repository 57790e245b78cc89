import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { loginPath, RETURN_PARAMETER } from '#src/core/routing/login-path.ts'
import { paths, type RouteName } from '#src/core/routing/paths.ts'
import { safePath } from '#src/core/routing/safe-path.ts'
import { useSession } from '#src/core/session/session.ts'
import type { RouteDefinition } from '../routes/route.ts'

/** Lets through who may see the page, sends the others where they belong (GAP-129, GAP-130), and titles the document. */
export function Guarded({ name, route }: { name: RouteName; route: RouteDefinition }) {
  const intl = useIntl()
  const session = useSession()
  const location = useLocation()
  const title = intl.formatMessage(route.title)
  useEffect(() => {
    document.title = name === 'home' ? currentMerchant.brand : `${title} · ${currentMerchant.brand}`
  }, [name, title])
  if (route.access === 'session' && !session) return <Navigate to={loginPath(location)} replace />
  if (route.access === 'visitor' && session) {
    const target = session.firstTimeLogin
      ? paths.changePassword
      : safePath(new URLSearchParams(location.search).get(RETURN_PARAMETER))
    return <Navigate to={target} replace />
  }
  return <route.page />
}
