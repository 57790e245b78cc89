import type { IncomingMessage, ServerResponse } from 'node:http'
import { isGatewayPath } from '#scripts/lib/gateway-paths.ts'
import { isLate, type ObservedExchange } from '../traffic.ts'
import { BodyCopy } from './body-copy.ts'
import { readRequest } from './observe.ts'

/** Who takes the calls that were watched. */
export interface Watcher {
  onExchange: (exchange: ObservedExchange) => void
  onError: (error: unknown) => void
}

/** A call that passes by. It is shown once, whatever happens to it. */
export class WatchedCall {
  readonly #request: IncomingMessage
  readonly #response: ServerResponse
  readonly #asked: URL
  readonly #watcher: Watcher
  readonly #sent = new BodyCopy()
  readonly #start = performance.now()
  readonly #time = new Date().toTimeString().slice(0, 8)
  /** As the site counts, which gives an upload its whole time again while it is sent. */
  #waitsSince = Infinity
  #shown: Promise<void> | undefined

  /** @param asked the address as the contract knows it */
  constructor(request: IncomingMessage, response: ServerResponse, asked: URL, watcher: Watcher) {
    this.#request = request
    this.#response = response
    this.#asked = asked
    this.#watcher = watcher
    request.on('data', (chunk: Buffer) => this.#sent.add(chunk))
    request.on('end', () => {
      this.#waitsSince = performance.now()
    })
  }

  /** Resolves when everything that was seen is shown. */
  get shown(): Promise<void> {
    return this.#shown ?? Promise.resolve()
  }

  /** Takes the answer, or why there is none. */
  see(response: ObservedExchange['response'], givenUp?: string): void {
    this.#shown ??= this.#show(response, givenUp).catch(this.#watcher.onError)
  }

  /** Nobody waits for the answer any more. Who leaves early in mid-answer was not left without one. */
  callerLeft(): void {
    if (this.#isLate() || !this.#response.headersSent) this.#end('the caller left')
  }

  proxyStopped(): void {
    this.#end('the proxy was stopped')
  }

  #end(how: string): void {
    const seen = `${this.#response.headersSent ? 'the answer had not ended' : 'nothing had come'} when ${how}`
    this.see(seen, this.#isLate() ? undefined : how)
  }

  #isLate(): boolean {
    return isLate(performance.now() - this.#waitsSince)
  }

  async #show(response: ObservedExchange['response'], givenUp: string | undefined): Promise<void> {
    const { method = 'GET' } = this.#request
    // A preflight is the browser's own, and no call of the contract.
    if (!isGatewayPath(this.#asked.pathname) || method === 'OPTIONS') return
    const tookMs = performance.now() - this.#start
    this.#watcher.onExchange({
      request: await readRequest(this.#request, this.#asked.href, this.#sent),
      response,
      place: `${method} ${this.#asked.pathname}, ${this.#time}`,
      tookMs,
      givenUp,
    })
  }
}
