import { refreshSiteStatus } from '#src/core/site/site-status.ts'
import { startSession } from './session.ts'

/** Starts the session of a login and asks for the site's status again; all else that is on screen follows (GAP-152). */
export function beginSession(answer: Parameters<typeof startSession>[0]): void {
  startSession(answer)
  void refreshSiteStatus()
}
