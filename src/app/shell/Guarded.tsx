import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { Refused } from '#src/core/account/Refused.tsx'
import { isTrial } from '#src/core/account/account-type.ts'
import { refusalAt } from '#src/core/account/free-check.ts'
import { useSession } from '#src/core/session/session.ts'
import type { RouteDefinition } from '../routes/route.ts'
import { AfterAccess } from './AfterAccess.tsx'

/**
 * Lets through who may see the page, sends the others where they belong (GAP-129, GAP-130), and titles the document.
 * The session is asked for before the type of the account (GAP-46).
 */
export function Guarded({ route }: { route: RouteDefinition }) {
  const intl = useIntl()
  const session = useSession()
  const location = useLocation()
  const title = intl.formatMessage(route.title)
  useEffect(() => {
    document.title = `${title} · ${currentMerchant.brand}`
  }, [title])
  if (route.access === 'session' && !session) return <Navigate to={loginPath(location)} replace />
  const keptOut = route.access === 'visitor' || (route.access === 'unregistered' && session && !isTrial(session.type))
  if (session && keptOut) return <AfterAccess />
  const refusal = route.gate && refusalAt(route.gate, session?.type)
  if (refusal) return <Refused code={refusal} />
  // Another tab may sign somebody else in: nothing that was open stays for them.
  return <route.page key={route.access === 'session' ? session?.userName : undefined} />
}
