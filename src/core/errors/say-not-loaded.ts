import { defineMessage } from 'react-intl'
import { NOTICE_MS, showNotice } from '#src/core/toasts/notices.ts'
import { reportRefusal } from './report.ts'

/** Says that the code of a layer did not come; the page stays as it is, and the next tap tries again (SHELL-91). */
export function sayNotLoaded(): void {
  if (!navigator.onLine) return void reportRefusal('NETWORK_UNREACHABLE')
  showNotice({ kind: 'error', text: loadFailed, durationMs: NOTICE_MS.long })
}

const loadFailed = defineMessage({
  id: 'errors.part.loadFailed',
  defaultMessage: 'Loading failed',
  description: 'Notice when a sheet or menu that was tapped could not be loaded (code LOAD_FAILED)',
})
