import { reportRefusal } from '#src/core/errors/report.ts'
import { NOTICE_MS, showNotice } from '#src/core/toasts/notices.ts'
import { siteMessages } from '#src/app/site/site-messages.ts'

/** Says that the code of a layer did not come; the page stays as it is, and the next tap tries again (SHELL-91). */
export function sayNotLoaded(): void {
  if (!navigator.onLine) return void reportRefusal('NETWORK_UNREACHABLE')
  showNotice({ kind: 'error', text: siteMessages.loadFailed, durationMs: NOTICE_MS.long })
}
