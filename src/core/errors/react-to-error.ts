import { GatewayError } from '#src/api/gateway-error.ts'
import { ask, NOTICE_MS, showNotice } from '#src/core/notices/notices.ts'
import { noticeMessages } from '#src/core/notices/notice-messages.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { endSession, getSession } from '#src/core/session/session.ts'
import { refreshSiteStatus } from '#src/core/site/site-status.ts'
import { reactions, type Reaction } from './reactions.ts'

/** The reaction to any failure of a call; a failure of another kind is an unknown error (GAP-134). */
export function reactionTo(error: unknown): Reaction {
  return error instanceof GatewayError ? reactions[error.code] : reactions.UNKNOWN_ERROR
}

/**
 * Shows a failed call once, at the place the table gives. Codes in `handled` belong to the caller, which shows them
 * itself. A read that failed shows its own retry state, so only what concerns the whole app is shown for it.
 */
export function reactToError(error: unknown, call: { kind: 'read' | 'write'; handled?: readonly string[] }): void {
  if (error instanceof GatewayError && call.handled?.includes(error.code)) return
  const { show, text } = reactionTo(error)
  if (show === 'login') return leaveSession(error)
  if (show === 'site') return void refreshSiteStatus()
  if (call.kind === 'read' || show === 'silent') return
  if (show === 'alert') void ask({ title: text, submit: noticeMessages.ok })
  else showNotice({ kind: 'error', text, durationMs: NOTICE_MS.short })
}

/** However many calls find the session gone together, it is ended once, said once and left once (GAP-62). */
function leaveSession(error: unknown): void {
  const hadSession = getSession() !== undefined
  if (error instanceof GatewayError && error.code === 'SESSION_ENDED' && !hadSession) return
  if (hadSession) endSession()
  const { text } = reactionTo(error)
  showNotice({ kind: 'info', text, durationMs: NOTICE_MS.short })
  goTo(loginPath())
}
