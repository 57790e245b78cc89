import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'

const SENTENCE = 'This server is asked as localhost or by an IP address, and by no other name.\n'

/**
 * Answers 403 to a call that comes by the name of another host. A page may have such a name lead to this machine (DNS
 * rebinding), and would then read what is answered as its own. No name leads to an IP address, so these are let
 * through: emulators of phones reach this machine by one of their own.
 *
 * @returns whether it did
 */
export function refuseOtherHost(request: IncomingMessage, response: ServerResponse): boolean {
  const { host = '' } = request.headers
  // No page can have a browser ask for a whole address (`GET http://host/`); who does takes this for a proxy.
  if (!request.url?.startsWith('/') || isOwn(host)) return false
  response.writeHead(403, { 'Content-Type': 'text/plain' }).end(SENTENCE)
  return true
}

function isOwn(host: string): boolean {
  const name = host.replace(/:\d*$/, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0
}
