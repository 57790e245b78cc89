import { connect } from 'node:net'

const WAIT_MS = 5_000

/** No operation; what answers it shows what stands there. */
const PROBE_PATH = '/wps/verify'
const PRISM_ERRORS = 'https://stoplight.io/prism/errors'

/**
 * Whether Prism stands before the server: it answers broken requests itself, in its own words, so that every
 * one of them would count as a fault of the server.
 *
 * @returns a sentence when one does
 */
export async function whyNoServer(target: string): Promise<string | undefined> {
  try {
    const answer = await fetch(target + PROBE_PATH, { signal: AbortSignal.timeout(WAIT_MS) })
    if (!(await answer.text()).includes(PRISM_ERRORS)) return undefined
  } catch {
    return undefined
  }
  return `${new URL(target).host} stands behind Prism, which answers broken requests itself. Name the server behind it: npm start prints it as "Stub gateway".`
}

/**
 * Whether a server can be reached at all; nothing is sent.
 *
 * @returns a sentence when it cannot
 */
export async function whyUnreachable(target: string): Promise<string | undefined> {
  const { hostname, host, port, protocol } = new URL(target)
  const reason = await reach(hostname.replace(/^\[|\]$/g, ''), Number(port) || (protocol === 'https:' ? 443 : 80))
  return reason === undefined ? undefined : `${host} cannot be reached (${reason}). Nothing was sent.`
}

const WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  ECONNREFUSED: 'connection refused',
}

function reach(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: WAIT_MS })
    const end = (reason?: string) => {
      socket.destroy()
      resolve(reason)
    }
    socket.once('connect', () => end())
    socket.once('timeout', () => end('no answer in time'))
    socket.once('error', (error: NodeJS.ErrnoException) => end(WORDS[error.code ?? ''] ?? error.code ?? error.message))
  })
}
