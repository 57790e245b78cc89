import { ask, type DialogRequest } from '#src/core/toasts/toasts.ts'
import { onSessionChange } from './session.ts'

/**
 * Asks the account that is signed in. The question goes unanswered, as a no, when the session ends or another account
 * comes, which another tab may do: its yes is not theirs.
 */
export function askMember(request: DialogRequest): Promise<boolean> {
  const gone = new AbortController()
  const stop = onSessionChange(() => gone.abort())
  return ask(request, gone.signal).finally(stop)
}
