/** A call that never left the page, so the gateway has done nothing. `cause` says why. */
export class NotSentError extends Error {
  override name = 'NotSentError'
}
