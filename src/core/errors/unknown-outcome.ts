/**
 * Nobody can say whether a call that moves money was done, so it is not sent again (MONEY-05). The gate of the form
 * says so in place of the form; nothing else does.
 */
export class UnknownOutcomeError extends Error {
  override name = 'UnknownOutcomeError'
}
