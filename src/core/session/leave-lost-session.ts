import { flushSync } from 'react-dom'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { showErrorCode } from '#src/core/errors/show-error.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { isHomePath, paths } from '#src/core/routing/paths.ts'
import { TOAST_MS } from '#src/core/toasts/toasts.ts'
import { endSession, isSigningOut } from './session.ts'

/**
 * The gateway refused the present session: it is ended once, said once and left once, however many calls find it gone
 * together (ERR-33, GAP-62). The client calls this only while the refused token is still the present one, so the
 * session has to be gone before anything is loaded. Who is signing out is not told to log in again: the sign-out itself
 * forgets the session and goes home (GAP-172).
 */
export function leaveLostSession(error: GatewayError): void {
  if (isSigningOut()) return
  const login = loginPath()
  // A page for members gives its place in the history to the login by itself. One more entry of that would only have
  // the back button pressed twice. Home is not drawn once more: it would ask a visitor about its terms.
  if (isHomePath(window.location.pathname)) endSession()
  else flushSync(endSession)
  if (window.location.pathname !== paths.login) goTo(login)
  void showErrorCode(error.code, { kind: 'info', durationMs: TOAST_MS.long })
}
