import { flushSync } from 'react-dom'
import { startFreePlay } from '#src/api/generated/session.ts'
import { showError } from '#src/core/errors/show-error.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { trialUserItem } from '#src/core/storage/items.ts'
import { getSession, startSession } from './session.ts'

let underWay: Promise<void> | undefined

/**
 * Starts trial play for a visitor (SESSION-17..20, GAP-66): a loading toast until the answer, the error or the time
 * limit of the call (GAP-169), then a session of type 4 and home. Never rejects; a failure is shown as the reaction table
 * says. While one start is under way another joins it.
 *
 * @param flag 0 stays on the present page
 */
export function startTrial({ flag }: { flag: 0 | 1 }): Promise<void> {
  underWay ??= start(flag).finally(() => (underWay = undefined))
  return underWay
}

async function start(flag: 0 | 1): Promise<void> {
  const hideToast = showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loading })
  try {
    const { token, userName, customerType } = await startFreePlay()
    // Somebody may have signed in in another tab meanwhile; a trial must not take that place.
    if (getSession()) return
    // The page for visitors must be left before the way home is taken, else both would stand in the history.
    trialUserItem.write({ userName })
    flushSync(() => startSession({ token, userName, type: customerType }))
    if (flag !== 0) goTo(paths.home, { replace: true })
  } catch (error) {
    await showError(error, { kind: 'write' })
  } finally {
    hideToast()
  }
}
