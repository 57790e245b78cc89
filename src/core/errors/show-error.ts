import type { GatewayCode } from '#src/api/gateway-error.ts'
import { TOAST_MS, showToast, type ToastRequest } from '#src/core/toasts/toasts.ts'
import { loadFailedMessage } from './load-failed-message.ts'
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
export async function showError(error: unknown, call: ErrorCall): Promise<void> {
  const { reactToError } = await load()
  reactToError(error, call)
}

/**
 * Says why something is not even asked of the gateway: it would refuse it. The 'offline' toast of the sources, in the
 * style of a warning, for 2 s (SESSION-25, CONST-08, GAP-47).
 */
export function showRefusal(code: GatewayCode): Promise<void> {
  return showErrorCode(code, { kind: 'warning', durationMs: TOAST_MS.offline })
}

/** Says that the code of a layer did not come; the page stays as it is (SHELL-91). */
export async function sayNotLoaded(): Promise<void> {
  const reactions = await load().catch(() => undefined)
  if (reactions) reactions.reactToMissingCode()
  else showToast({ kind: 'error', text: loadFailedMessage, durationMs: TOAST_MS.long })
}

/** Shows a code, by the words of the table of reactions. */
export async function showErrorCode(code: GatewayCode, look: Pick<ToastRequest, 'kind' | 'durationMs'>): Promise<void> {
  const { showCode } = await load()
  showCode(code, look)
}
