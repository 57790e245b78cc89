import { createServer, request as callPlainly, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { request as callSecurely } from 'node:https'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { refuseOtherHost } from '#scripts/lib/own-host.ts'
import { certificateErrorText } from '../../verify/target.ts'
import { BodyCopy } from './body-copy.ts'
import { readAnswer } from './observe.ts'
import { WatchedCall, type Watcher } from './watched-call.ts'

/** What belongs to one connection and is not passed on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']
const BAD_GATEWAY = 502

/** A proxy that is up. */
export interface CheckingProxy {
  url: string
  /** Shows what is still under way, and ends it. */
  close(): Promise<void>
}

/**
 * Starts a proxy that passes calls and answers on byte for byte, as they come, and shows a copy of each call of the
 * gateway to `onExchange` when it is over; what that throws goes to `onError`, and the proxy goes on. A server that
 * does not answer is told as 502 in problem+json.
 *
 * @param port first port to try; a taken one moves on to the next free one
 */
export async function startCheckingProxy({
  upstream,
  port,
  ...watcher
}: Watcher & { upstream: string; port: number }): Promise<CheckingProxy> {
  const open = new Set<WatchedCall>()
  const server = createServer((request, response) => {
    if (refuseOtherHost(request, response)) return
    const path = pathOf(request.url ?? '/')
    const address = new URL(upstream + path)
    // The judge knows the paths of the contract, whatever stands before them at the server.
    const watched = new WatchedCall(request, response, new URL(address.origin + path), watcher)
    open.add(watched)
    passOn(request, response, address, watched)
    response.on('close', () => void watched.shown.then(() => open.delete(watched)))
  })
  const listening = await listenOnFreePort(server, port)
  return { url: `http://127.0.0.1:${listening}`, close: () => close(server, open) }
}

function passOn(request: IncomingMessage, response: ServerResponse, address: URL, watched: WatchedCall): void {
  /** Where a caller went away, the connection to the server was not cut by the server. */
  const hasLeft = () => response.destroyed
  const call = (address.protocol === 'https:' ? callSecurely : callPlainly)(address, {
    method: request.method,
    headers: [...endToEnd(request.rawHeaders), 'Host', address.host],
  })
  call.on('response', (answer) => {
    try {
      response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.statusMessage, endToEnd(answer.rawHeaders))
    } catch (error) {
      // Node reads more than it writes, such as a status of 099.
      call.destroy()
      watched.see(`${address.host} sent an answer that HTTP does not allow (${String(error)})`)
      return refuse(response, `${address.host} sent an answer that HTTP does not allow.`)
    }
    const copy = new BodyCopy()
    answer.on('data', (chunk: Buffer) => copy.add(chunk))
    answer.on('end', () => watched.see(readAnswer(answer, copy)))
    answer.on('error', (error) => {
      if (hasLeft()) return
      watched.see(`the connection was cut (${error.message})`)
      response.destroy()
    })
    answer.pipe(response)
  })
  call.on('error', (error: NodeJS.ErrnoException) => {
    if (hasLeft() || response.headersSent) return
    const code = error.code ?? error.message
    const reason = certificateErrorText(code)
    watched.see(address.host + (reason ?? ` cannot be reached (${code})`))
    refuse(response, address.host + (reason ?? ` did not answer the checking proxy (${code}).`))
  })
  response.on('close', () => {
    if (response.writableFinished) return
    call.destroy()
    watched.callerLeft()
  })
  request.pipe(call)
}

/** What is asked of the server itself, also where the caller names another (`//host/path`, `GET http://host/path`). */
function pathOf(address: string): string {
  const path = URL.canParse(address) ? address.replace(/^[a-z][\w+.-]*:\/*[^/?]*/i, '') : address
  return path.startsWith('/') ? path : `/${path}`
}

function refuse(response: ServerResponse, detail: string): void {
  // By name: a message that was refused would stay.
  response.writeHead(BAD_GATEWAY, 'Bad Gateway', { 'Content-Type': 'application/problem+json' })
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

/** The calls are asked before they are cut off: afterwards none would know how far it has come. */
async function close(server: Server, open: ReadonlySet<WatchedCall>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const watched of open) watched.proxyStopped()
  server.closeAllConnections()
  await Promise.all([closed, ...[...open].map(({ shown }) => shown)])
}
