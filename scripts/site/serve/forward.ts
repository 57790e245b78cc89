import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as forwardSecurely } from 'node:https'

/**
 * Passes a call on, and its answer back; 502 where nobody answers.
 *
 * @param target where the server's calls begin, without a slash at its end
 */
export function forwardCall(request: IncomingMessage, response: ServerResponse, target: string): void {
  const asked = target + (request.url ?? '/')
  // A client that takes this for a proxy (`GET http://host/`), or asks of the server itself (`OPTIONS *`).
  if (!URL.canParse(asked) || !request.url?.startsWith('/')) return refuseCall(response)
  const address = new URL(asked)
  const send = address.protocol === 'https:' ? forwardSecurely : forward
  // A real backend may serve several hosts, and only knows its own.
  const upstream = send(address, { method: request.method, headers: { ...request.headers, host: address.host } })
  // Trailers are not passed on, and to announce them with a body of a known length throws.
  upstream.removeHeader('trailer')
  upstream.on('response', (answer) => {
    try {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
    } catch {
      // Our parser takes more than HTTP allows, such as a status of 099.
      upstream.destroy()
      return refuseCall(response)
    }
    answer.pipe(response)
    // Half an answer is passed on as half an answer.
    answer.once('error', () => response.destroy())
  })
  upstream.on('error', () => {
    if (response.headersSent) response.destroy()
    else refuseCall(response)
  })
  response.once('close', () => upstream.destroy())
  request.pipe(upstream)
}

/** What a call gets for which there is no server. */
export function refuseCall(response: ServerResponse): void {
  response.writeHead(502).end()
}
