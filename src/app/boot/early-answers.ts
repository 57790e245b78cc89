import type { Middleware } from 'openapi-fetch'
import { matchKey } from './match-key.ts'

/** Gives a call the answer that index.html asked for already; each is taken once, by the first call that matches. */
export const earlyAnswers: Middleware = {
  async onRequest({ request }) {
    if (request.method !== 'GET' || !window.earlyAnswers) return undefined
    const key = matchKey(request.url)
    const answer = window.earlyAnswers[key]
    if (!answer) return undefined
    delete window.earlyAnswers[key]
    try {
      return await answer
    } catch {
      // The early request did not get through; the call makes its own.
      return undefined
    }
  },
}

/**
 * Answers that index.html asked for in the name of somebody else are of no use: it cannot see all that makes a stored
 * session invalid.
 */
export function dropForeignAnswers(isSignedIn: boolean): void {
  if (document.documentElement.hasAttribute('data-signed-in') !== isSignedIn) delete window.earlyAnswers
}
