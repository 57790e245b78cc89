import type { FaultName } from './scenario.ts'

/** Faults which still bring an answer, only not one that a client can read. */
export type BodyFault = Extract<FaultName, 'html' | 'broken' | 'empty'>

/** Whether a fault spoils the body rather than the connection. */
export function isBodyFault(fault: FaultName): fault is BodyFault {
  return fault === 'html' || fault === 'broken' || fault === 'empty'
}

/** An unreadable answer: a proxy's HTML page, JSON cut in the middle, or nothing at all. */
export function faultyResponse(fault: BodyFault): Response {
  switch (fault) {
    case 'html':
      return new Response('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>', {
        status: 502,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    case 'broken':
      return new Response('{"success":true,"value":{"list":[{"id":"10', {
        headers: { 'Content-Type': 'application/json' },
      })
    case 'empty':
      return new Response('', { headers: { 'Content-Type': 'application/json' } })
  }
}

/**
 * Waits, unless the caller gives up first.
 *
 * @param ms milliseconds; `Infinity` waits for the signal alone
 * @throws the signal's reason when it aborts
 */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined
    signal.addEventListener('abort', gaveUp, { once: true })
    function done(): void {
      signal.removeEventListener('abort', gaveUp)
      resolve()
    }
    function gaveUp(): void {
      clearTimeout(timer)
      reject(signal.reason)
    }
  })
}
