import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { loadFailedMessage } from './load-failed-message.ts'
import { loadReactions } from './show-error.ts'

/** Says that the code of a layer did not come; the page stays as it is (SHELL-91). */
export function sayNotLoaded(): void {
  loadReactions().then(
    ({ reactToMissingCode }) => reactToMissingCode(),
    () => showToast({ kind: 'error', text: loadFailedMessage, durationMs: TOAST_MS.long }),
  )
}
