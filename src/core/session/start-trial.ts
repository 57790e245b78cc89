import { startFreePlay } from '#src/api/generated/session.ts'
import { showError } from '#src/core/errors/show-error.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { trialUserItem } from '#src/core/storage/items.ts'
import { beginSession } from './begin-session.ts'
import { getSession } from './session.ts'

let underWay: Promise<void> | undefined

/**
 * Starts trial play for a visitor (SESSION-17..20, GAP-66): a loading toast until the answer, the error or the time
 * limit of the call (GAP-169), then a session of type 4. A page for visitors is left as after a login, any other stays.
 * Never rejects; a failure is shown as the reaction table says. While one start is under way another joins it.
 */
export function startTrial(): Promise<void> {
  underWay ??= start().finally(() => (underWay = undefined))
  return underWay
}

async function start(): Promise<void> {
  const hideToast = showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loading })
  try {
    const { token, userName, customerType } = await startFreePlay()
    // Somebody may have signed in in another tab meanwhile; a trial must not take that place.
    if (getSession()) return
    trialUserItem.write({ userName })
    beginSession({ token, userName, type: customerType })
  } catch (error) {
    await showError(error, { kind: 'write' })
  } finally {
    hideToast()
  }
}
