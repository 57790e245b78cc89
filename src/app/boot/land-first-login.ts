import { paths } from '#src/core/routing/paths.ts'
import { getSession } from '#src/core/session/session.ts'

/**
 * GAP-148: every start with a session whose password was given by somebody else lands on its change, whatever the
 * address. Afterwards nothing holds the member there. To be called before the router reads the address.
 */
export function landFirstLogin(): void {
  if (getSession()?.firstTimeLogin && window.location.pathname !== paths.changePassword)
    window.history.replaceState(null, '', paths.changePassword)
}
