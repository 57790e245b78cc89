import { setTimeout as wait } from 'node:timers/promises'
import { REQUEST_TIMEOUT_MS } from '#src/api/settings.ts'
import type { RecordedResponse } from '../judge/recorded.ts'
import type { WireCall } from './call.ts'
import { CONNECTION_ERRORS } from './connection-errors.ts'

/** Sends calls one after the other, at most `rate` a second. */
export class Client {
  /** Calls so far. */
  sent = 0
  readonly #pauseMs: number
  readonly #timeoutMs: number
  #nextAt = 0

  /** @param timeoutMs as long as the site's own client waits, unless it says otherwise */
  constructor(rate: number, timeoutMs = REQUEST_TIMEOUT_MS) {
    this.#pauseMs = 1000 / rate
    this.#timeoutMs = timeoutMs
  }

  /** @returns the answer, or in words why there is none */
  async send({ url, init }: WireCall): Promise<RecordedResponse | string> {
    const now = performance.now()
    if (this.#nextAt > now) await wait(this.#nextAt - now)
    this.#nextAt = Math.max(now, this.#nextAt) + this.#pauseMs
    this.sent += 1
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(this.#timeoutMs) })
      // A byte order mark stays, since it is a finding.
      const body = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, body }
    } catch (error) {
      return whyNot(error, this.#timeoutMs)
    }
  }
}

/** Why a call got no answer, in a few words. */
function whyNot(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return CONNECTION_ERRORS[code] ?? (cause instanceof Error ? cause.message : error.message)
}
