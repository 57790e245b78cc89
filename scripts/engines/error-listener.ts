import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'

const PORT = 5700
const SCRIPT = '/engine-errors.js'
const REPORT = '/engine-errors'

/** A site that tells what goes wrong in its pages. */
export interface ErrorListener {
  url: string
  errors: string[]
  close(): Promise<void>
}

/**
 * Stands in front of a site and gives each document one more script, the first to run, which reports uncaught errors
 * and what the console is told as an error. For engines whose driver does not know the console.
 *
 * @param before code that runs in each page before everything else
 */
export async function listenForErrors(site: string, before: string): Promise<ErrorListener> {
  const errors: string[] = []
  const server = createServer((request, response) => {
    if (request.url === SCRIPT)
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${before}(${report})('${REPORT}')`)
    else if (request.url === REPORT)
      void read(request).then((text) => errors.push(text) && response.writeHead(204).end())
    else passOn(site, request, response)
  })
  const port = await listenOnFreePort(server, PORT)
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${port}`, errors, close }
}

function passOn(site: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '' } = request
  // As it is, so that a document can be written into.
  const call = ask(`${site}${url}`, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
    const told = { ...answer.headers }
    if (!told['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.statusCode ?? 502, told)
      answer.pipe(response)
      return
    }
    delete told['content-length']
    delete told['transfer-encoding']
    void read(answer).then((html) =>
      response
        .writeHead(answer.statusCode ?? 502, told)
        .end(html.replace(/<head>|(?=<script)|$/, (head) => `${head}<script src="${SCRIPT}"></script>`)),
    )
  })
  call.on('error', () => response.destroy())
  request.pipe(call)
}

async function read(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Runs in the page. */
function report(address: string): void {
  const tell = (error: unknown) => {
    const text = error instanceof Error ? `${error.name}: ${error.message} ${error.stack ?? ''}` : String(error)
    void fetch(address, { method: 'POST', body: text, keepalive: true })
  }
  addEventListener('error', ({ error, message, target }) => {
    if (target === window) tell(error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`),
  )
  const own = console.error
  console.error = (...told: unknown[]) => {
    tell(told.map((one) => (one instanceof Error ? one.message : String(one))).join(' '))
    own(...told)
  }
}
