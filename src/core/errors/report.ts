import type { GatewayCode, GatewayError } from '#src/api/gateway-error.ts'
import { NOTICE_MS } from '#src/core/notices/notices.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { endSession } from '#src/core/session/session.ts'
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

/** Shows what a code says, where the client itself finds that a call would be refused. */
export async function reportCode(code: GatewayCode, durationMs: number): Promise<void> {
  const { showCode } = await load()
  showCode(code, durationMs)
}

/**
 * The gateway refused the present session: it is ended once, said once and left once, however many calls find it gone
 * together (ERR-33, GAP-62). The client calls this only while the refused token is still the present one, so the
 * session has to be gone before anything is loaded.
 */
export function leaveLostSession(error: GatewayError): void {
  const login = loginPath()
  endSession()
  goTo(login)
  void reportCode(error.code, NOTICE_MS.short)
}
