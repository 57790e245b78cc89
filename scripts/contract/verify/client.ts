import { setTimeout as wait } from 'node:timers/promises'
import type { RecordedResponse } from '../judge/recorded.ts'
import type { WireCall } from './call.ts'

const TIMEOUT_MS = 15_000

/** Sends calls one after the other, at most `rate` a second. */
export class Client {
  /** Calls so far. */
  sent = 0
  readonly #pauseMs: number
  #nextAt = 0

  constructor(rate: number) {
    this.#pauseMs = 1000 / rate
  }

  /** @returns the answer, or in words why there is none */
  async send({ url, init }: WireCall): Promise<RecordedResponse | string> {
    const now = performance.now()
    if (this.#nextAt > now) await wait(this.#nextAt - now)
    this.#nextAt = Math.max(now, this.#nextAt) + this.#pauseMs
    this.sent += 1
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      return { status: response.status, headers: response.headers, body: await response.text() }
    } catch (error) {
      return whyNot(error)
    }
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
}

/** Why a call got no answer, in a few words. */
function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return WORDS[code] ?? (cause instanceof Error ? cause.message : error.message)
}
