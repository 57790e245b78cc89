import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { loadFailedMessage } from './load-failed-message.ts'
import { showRefusal } from './show-error.ts'

/** Says that the code of a layer did not come; the page stays as it is, and the next tap tries again (SHELL-91). */
export function sayNotLoaded(): void {
  if (!navigator.onLine) return void showRefusal('NETWORK_UNREACHABLE')
  showToast({ kind: 'error', text: loadFailedMessage, durationMs: TOAST_MS.long })
}
