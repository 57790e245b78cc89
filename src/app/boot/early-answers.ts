import type { Middleware } from 'openapi-fetch'
import { matchKey } from './match-key.ts'

/** So long after the document's start its answers count as those of now. */
const FRESH_MS = 30_000

/** Gives a call the answer that index.html asked for already; each is taken once, by the first call that matches. */
export const earlyAnswers: Middleware = {
  async onRequest({ request }) {
    if (request.method !== 'GET' || !window.earlyAnswers || performance.now() > FRESH_MS) return undefined
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
 * Those that nobody has taken are of no use any more: to another account, once the site is closed, or beside a mock.
 */
export function dropEarlyAnswers(): void {
  delete window.earlyAnswers
}

/** The document cannot see all that makes a stored session invalid. */
export function dropForeignAnswers(isSignedIn: boolean): void {
  if (document.documentElement.hasAttribute('data-signed-in') !== isSignedIn) dropEarlyAnswers()
}
