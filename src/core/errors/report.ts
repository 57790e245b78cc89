import { flushSync } from 'react-dom'
import type { GatewayCode, GatewayError } from '#src/api/gateway-error.ts'
import { NOTICE_MS, type Notice } from '#src/core/toasts/notices.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { isHomePath, paths } from '#src/core/routing/paths.ts'
import { endSession, isSigningOut } from '#src/core/session/session.ts'
import type { ErrorCall } from './react-to-error.ts'

const load = () => import('./react-to-error.ts')

/**
 * Loads what reacts to failures. The first screen does without it; it is asked for right after, because the failure
 * to show may be that nothing loads any more.
 */
export function prepareReactions(): void {
  void load().catch(() => undefined)
}

/** Shows a failed call as the table of reactions says (see `reactToError`). */
export async function reportError(error: unknown, call: ErrorCall): Promise<void> {
  const { reactToError } = await load()
  reactToError(error, call)
}

/**
 * Says why something is not even asked of the gateway: it would refuse it. The 'offline' notice of the sources, in the
 * style of a warning, for 2 s (SESSION-25, CONST-08, GAP-47).
 */
export function reportRefusal(code: GatewayCode): Promise<void> {
  return say(code, { kind: 'warning', durationMs: NOTICE_MS.offline })
}

/**
 * The gateway refused the present session: it is ended once, said once and left once, however many calls find it gone
 * together (ERR-33, GAP-62). The client calls this only while the refused token is still the present one, so the
 * session has to be gone before anything is loaded. Who is signing out is not told to log in again: the sign-out itself
 * forgets the session and goes home (GAP-172).
 */
export function leaveLostSession(error: GatewayError): void {
  if (isSigningOut()) return
  const login = loginPath()
  // A page for members gives its place in the history to the login by itself. One more entry of that would only have the
  // back button pressed twice. Home is not drawn once more: it would ask a visitor about its terms.
  if (isHomePath(window.location.pathname)) endSession()
  else flushSync(endSession)
  if (window.location.pathname !== paths.login) goTo(login)
  void say(error.code, { kind: 'info', durationMs: NOTICE_MS.long })
}

async function say(code: GatewayCode, look: Pick<Notice, 'kind' | 'durationMs'>): Promise<void> {
  const { showCode } = await load()
  showCode(code, look)
}
