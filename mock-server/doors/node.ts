import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { isConsolePath, type Door } from '#mock/console/door.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { controlResponse } from './control.ts'
import { databaseReady } from '#mock/state/contents.ts'
import { problem } from '#mock/lib/envelope.ts'
import { isOperationId } from '#mock/lib/operation-id.ts'
import { passOn } from '#mock/engine/backend.ts'
import { handlerFor } from '#mock/generated/handlers.ts'
import { lotteryResponse } from '#mock/pages/lottery-site.ts'
import { MEDIA_PREFIX, mediaResponse } from '#mock/pages/media.ts'
import { keepState } from '#mock/state/keep.ts'
import { runtime } from '#mock/state/runtime.ts'
import { stateFile } from './state-file.ts'

const HOST = '127.0.0.1'
/** Of pages on this machine. Not compared with `Host`, in which each proxy on the way puts its own target. */
const OWN_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
/** Room for three pictures of 5 MB and the form around them, and for one that is too large. */
const MAX_BODY_BYTES = 32 * 1024 * 1024
/**
 * Longer than a page is looked at: a proxy that sends on a connection while it is being closed answers with a fault of
 * its own.
 */
const KEEP_ALIVE_MS = 600_000

export interface StubOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Keeps accounts and state in `.cache/mock/state.json` over restarts. */
  readonly keep?: boolean
  /** Gets one line per notable event: SMS codes, answers that break the contract. */
  readonly log?: (line: string) => void
  /** Where the site's calls go; `prism` when this stub only stands beside Prism, which answers alone. */
  readonly door?: Exclude<Door, 'browser'>
  /** Where browsers reach it, if that is another address than its own. */
  readonly origin?: string
  /** A backend that answers what the stub is not to answer. */
  readonly backend?: { readonly url: string; readonly stubbed: readonly string[] }
}

export interface StubDoor {
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts the stub gateway as a plain HTTP server on this machine. Each call is looked up by method and path
 * and goes to exactly one MSW handler, so that its cost does not grow with the number of operations.
 *
 * @throws {Error} when the port is taken
 */
export async function startStub(options: StubOptions): Promise<StubDoor> {
  runtime.tell = options.log ?? (() => undefined)
  const keeper = options.keep ? await keepState(runtime.tell, stateFile(), { keepsClock: true }) : undefined
  await databaseReady()

  const door = options.door ?? 'stub'
  const server = createServer((request, response) => {
    respond(request, response, door).catch((error: unknown) => {
      runtime.tell(`The stub failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      if (response.headersSent) response.destroy()
      else void send(response, problem(500, 'The stub failed', 'See its terminal for details.'))
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  const url = `http://${HOST}:${port}`
  runtime.ownOrigin = options.origin ?? url
  runtime.backend = options.backend && {
    url: options.backend.url,
    stubbed: new Set(options.backend.stubbed.filter(isOperationId)),
  }

  return {
    url,
    async close() {
      runtime.backend = undefined
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await keeper?.close()
    },
  }
}

async function respond(request: IncomingMessage, response: ServerResponse, door: Door): Promise<void> {
  const method = request.method ?? 'GET'
  const url = new URL(request.url ?? '/', `http://${HOST}`)
  const { pathname } = url

  if (pathname.startsWith(MEDIA_PREFIX)) {
    const own = mediaResponse(url)
    return send(response, own.status === 404 && runtime.backend ? await passOn(new Request(url)) : own)
  }

  const body = await readBody(request)
  if (body === undefined) return send(response, problem(413, 'Body too large', `At most ${MAX_BODY_BYTES} bytes`))
  const lottery = await lotteryResponse(method, url, body.toString('utf8'))
  if (lottery) return send(response, lottery)
  if (isConsolePath(pathname) && method === 'GET') {
    // Builds the console's page, so it and the bundler are loaded for those alone who open it.
    const { consoleFile } = await import('#mock/console/files.ts')
    return send(response, await consoleFile(pathname, door))
  }
  if (pathname.startsWith(CONTROL_PREFIX)) {
    if (method !== 'GET' && isOfAnotherSite(request.headers))
      return send(response, problem(403, 'Another site', 'The switches are for the site that the stub serves'))
    return send(response, await controlResponse(method, pathname + url.search, body.toString('utf8')))
  }

  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const call = toRequest(request, url, method, body, gone.signal)
  const handler = handlerFor[`${method} ${pathname}`]
  if (!handler && runtime.backend) return send(response, await passOn(call))
  if (!handler) return send(response, problem(404, 'Not in the contract', `${method} ${pathname} is no operation`))

  const answer = await getResponse([handler], call, { baseUrl: url.origin })
  return send(response, answer ?? problem(500, 'No answer', `The handler of ${method} ${pathname} did not answer`))
}

/** Any page in the developer's browser could send a simple request here; who is no browser says nothing of itself. */
function isOfAnotherSite({ 'sec-fetch-site': site, origin }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && !OWN_ORIGIN.test(origin)
}

function toRequest(message: IncomingMessage, url: URL, method: string, body: Buffer, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (typeof value === 'string') headers.set(name, value)
    else value?.forEach((one) => headers.append(name, one))
  }
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, signal, ...(hasBody ? { body: new Uint8Array(body) } : {}) })
}

async function readBody(message: IncomingMessage): Promise<Buffer | undefined> {
  if (message.headers['content-length'] === undefined && message.headers['transfer-encoding'] === undefined) {
    return Buffer.alloc(0)
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of message) {
    length += chunk.length
    if (length > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A network error (an answer of type `error`) closes the connection without one. */
async function send(response: ServerResponse, answer: Response): Promise<void> {
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  const body = Buffer.from(await answer.arrayBuffer())
  const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  response.writeHead(answer.status, { ...headers, 'content-length': body.length })
  response.end(body)
}
