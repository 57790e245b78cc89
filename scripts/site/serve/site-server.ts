import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { isGatewayPath, isUploadPath } from '#scripts/lib/gateway-paths.ts'
import { securityFileOf } from '../build/document-plugin.ts'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { refuseOtherHost } from '#scripts/lib/own-host.ts'
import { forwardCall, refuseCall } from './forward.ts'
import { securityHeaders, type SiteSecurity } from '../build/security-headers.ts'

/** What only the stub answers: its pictures and its switches. */
const STUB_ONLY = /^\/(media|__mock)\//

const ONE_YEAR_S = 31_536_000

/** Where a site's gateway is; see `Gateway`. */
export interface GatewayAddress {
  url: string
  uploadUrl: string
  stubUrl: string | undefined
}

/** A running site. */
export interface SiteServer {
  url: string
  close(): Promise<void>
}

/**
 * Serves a built site as a production host would: compressed files, security headers, every unknown path answered
 * with index.html, and the gateway's calls passed on to `gateway` (without one they answer 502).
 *
 * @throws Error when `folder` holds no built site
 */
export async function serveSite(options: {
  folder: string
  port: number
  gateway?: GatewayAddress
  /** Sees each call before it is passed on, and may answer it itself. */
  onCall?: (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void
}): Promise<SiteServer> {
  const { gateway, onCall = (_request, _response, pass) => pass() } = options
  const security = readSecurity(options.folder)
  // The stub shows its lottery at its own address, which no build knows.
  const stubFrames = gateway?.stubUrl ? [gateway.stubUrl] : []
  const headers = securityHeaders({ ...security, frameHosts: [...(security.frameHosts ?? []), ...stubFrames] })
  const files = sirv(options.folder, {
    brotli: true,
    gzip: true,
    single: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.setHeader('Cache-Control', cacheControlOf(pathname))
    },
  })
  const server = createServer((request, response) => {
    if (refuseOtherHost(request, response)) return
    const path = request.url ?? ''
    if (isGatewayPath(path)) {
      const address = isUploadPath(path) ? gateway?.uploadUrl : gateway?.url
      onCall(request, response, () => passOn(request, response, address))
    }
    // Without a gateway there is a demo, whose pictures come from its worker and whose console is a file.
    else if (gateway && STUB_ONLY.test(path)) passOn(request, response, gateway.stubUrl)
    else {
      // Addresses such as /m/index.html look like files but are the application's.
      if (/^\/m(\/|$)/.test(path)) request.url = '/'
      dropOddRange(request)
      // A file may be gone by now, where the site is built anew: its answer is cut, and the server goes on.
      response.once('pipe', (file) => file.once('error', () => response.destroy()))
      files(request, response, () => {
        response.writeHead(404, headers).end()
      })
    }
  })
  const port = await listenOnFreePort(server, options.port)
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) }
}

/** What asks for no part that can be counts for nothing (RFC 9110, 14.2); sirv would throw over some. */
function dropOddRange({ headers }: IncomingMessage): void {
  const [, first, last = first] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(headers.range ?? '') ?? []
  if (first === undefined || Number(last) < Number(first)) delete headers.range
}

/** Hashed files never change; all others are asked for again each time. */
function cacheControlOf(pathname: string): string {
  return pathname.startsWith('/assets/') ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache'
}

function readSecurity(folder: string): SiteSecurity {
  try {
    return JSON.parse(readFileSync(securityFileOf(folder), 'utf8'))
  } catch (error) {
    throw new Error(`${join(folder)} contains no built site; run "npm run build" first`, { cause: error })
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, gateway: string | undefined): void {
  if (gateway) forwardCall(request, response, gateway)
  else refuseCall(response)
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
