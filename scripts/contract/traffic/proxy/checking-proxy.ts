import { createServer, request as callPlainly, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { request as callSecurely } from 'node:https'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { isGatewayPath } from '#scripts/lib/gateway-paths.ts'
import { certificateFault } from '../../verify/target.ts'
import { isLate, type ObservedExchange } from '../traffic.ts'
import { BodyCopy } from './body-copy.ts'
import { readAnswer, readRequest } from './observe.ts'

/** What belongs to one connection and is not passed on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']
const BAD_GATEWAY = 502

/** A proxy that is up. */
export interface CheckingProxy {
  url: string
  close(): Promise<void>
}

interface Passing {
  upstream: string
  onExchange: (exchange: ObservedExchange) => void
  onFault: (error: unknown) => void
}

/**
 * Starts a proxy that passes calls and answers on byte for byte, as they come, and shows a copy of each call of the
 * gateway to `onExchange` when it is over; what that throws goes to `onFault`, and the proxy goes on. A server that
 * does not answer is told as 502 in problem+json.
 *
 * @param port first port to try; a taken one moves on to the next free one
 */
export async function startCheckingProxy(options: Passing & { port: number }): Promise<CheckingProxy> {
  const server = createServer((request, response) => passOn(request, response, options))
  const port = await listenOnFreePort(server, options.port)
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) }
}

function passOn(request: IncomingMessage, response: ServerResponse, { upstream, onExchange, onFault }: Passing): void {
  const start = performance.now()
  const place = new Date().toTimeString().slice(0, 8)
  const path = pathOf(request.url ?? '/')
  const address = new URL(upstream + path)
  // The judge knows the paths of the contract, whatever stands before them at the server.
  const asked = new URL(address.origin + path)
  const sent = new BodyCopy()
  /** As the site counts, which gives an upload its whole time again while it is sent. */
  let waitsSince = Infinity
  request.on('data', (chunk: Buffer) => sent.add(chunk))
  request.on('end', () => {
    waitsSince = performance.now()
  })
  const show = async (seen: ObservedExchange['response'], isGivenUp: boolean) => {
    // A preflight is the browser's own, and no call of the contract.
    if (!isGatewayPath(asked.pathname) || request.method === 'OPTIONS') return
    const tookMs = performance.now() - start
    onExchange({
      request: await readRequest(request, asked.href, sent),
      response: seen,
      place: `${request.method ?? 'GET'} ${asked.pathname}, ${place}`,
      tookMs,
      isGivenUp,
    })
  }
  let isSeen = false
  const observe = (seen: ObservedExchange['response'], isGivenUp = false) => {
    if (isSeen) return
    isSeen = true
    void show(seen, isGivenUp).catch(onFault)
  }
  /** Where a caller went away, the connection to the server was not cut by the server. */
  const hasLeft = () => response.destroyed
  const call = (address.protocol === 'https:' ? callSecurely : callPlainly)(address, {
    method: request.method,
    headers: [...endToEnd(request.rawHeaders), 'Host', address.host],
  })
  call.on('response', (answer) => {
    const copy = new BodyCopy()
    answer.on('data', (chunk: Buffer) => copy.add(chunk))
    answer.on('end', () => observe(readAnswer(answer, copy)))
    answer.on('error', (error) => {
      if (hasLeft()) return
      observe(`the connection was cut (${error.message})`)
      response.destroy()
    })
    response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.statusMessage, endToEnd(answer.rawHeaders))
    answer.pipe(response)
  })
  call.on('error', (error: NodeJS.ErrnoException) => {
    if (hasLeft() || response.headersSent) return
    const code = error.code ?? error.message
    const reason = certificateFault(code)
    observe(address.host + (reason ?? ` cannot be reached (${code})`))
    refuse(response, address.host + (reason ?? ` did not answer the checking proxy (${code}).`))
  })
  response.on('close', () => {
    if (response.writableFinished) return
    call.destroy()
    const isGivenUp = !isLate(performance.now() - waitsSince)
    // Who leaves early in mid-answer was not left without one.
    if (isGivenUp && response.headersSent) return
    observe(`${response.headersSent ? 'the answer had not ended' : 'nothing had come'} when the caller left`, isGivenUp)
  })
  request.pipe(call)
}

/** What is asked of the server itself, also where the caller names another (`//host/path`, `GET http://host/path`). */
function pathOf(address: string): string {
  const path = URL.canParse(address) ? address.replace(/^[a-z][\w+.-]*:\/*[^/?]*/i, '') : address
  return path.startsWith('/') ? path : `/${path}`
}

function refuse(response: ServerResponse, detail: string): void {
  response.writeHead(BAD_GATEWAY, { 'Content-Type': 'application/problem+json' })
  response.end(
    JSON.stringify({
      type: 'about:blank',
      title: 'The server cannot be reached',
      status: BAD_GATEWAY,
      detail,
    }),
  )
}

/** Headers as they came, names in their own letters and repeated ones repeated, without those of the connection. */
function endToEnd(raw: readonly string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const [name = '', value = ''] = [raw[index], raw[index + 1]]
    if (HOP_BY_HOP.includes(name.toLowerCase()) || name.toLowerCase() === 'host') continue
    kept.push(name, value)
  }
  return kept
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
