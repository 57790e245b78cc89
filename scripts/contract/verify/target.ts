import { connect } from 'node:net'
import { operations } from '#mock/generated/operations.ts'
import { REQUEST_TIMEOUT_MS } from '#src/api/settings.ts'
import { CONNECTION_ERRORS } from './connection-errors.ts'

const WAIT_MS = 5_000

/**
 * No operation first: what answers it shows what stands there. A firewall may cut off what it does not know, so an
 * operation is tried as well.
 */
const PROBE_PATHS = ['/wps/verify', operations.getSystemStatus.path]
const PRISM_ERRORS = 'https://stoplight.io/prism/errors'

/**
 * Whether something else than a server that can be judged stands there. Against what never answers, a run would wait
 * for hours. Prism answers broken requests itself, in its own words, so that every one of them would count as a fault
 * of the server behind it.
 *
 * @param waitMs as long as the site's own client waits, unless it says otherwise
 * @returns a sentence when it does
 */
export async function whyNoServer(target: string, waitMs = REQUEST_TIMEOUT_MS): Promise<string | undefined> {
  let failure: unknown
  for (const path of PROBE_PATHS) {
    try {
      const answer = await fetch(target + path, { redirect: 'manual', signal: AbortSignal.timeout(waitMs) })
      const text = await answer.text().catch(() => '')
      if (!text.includes(PRISM_ERRORS)) return undefined
      return `${new URL(target).host} stands behind Prism, which answers broken requests itself. Name the server behind it: npm start prints it as "Stub gateway".`
    } catch (error) {
      failure = error
    }
  }
  const { host, protocol } = new URL(target)
  if (isTimeout(failure)) return `${host} accepts connections and answers nothing.`
  const code = fetchErrorText(failure)
  return `${host}${certificateErrorText(code) ?? ` does not answer ${protocol.slice(0, -1).toUpperCase()} (${code}).`}`
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** What `fetch` stumbled over, by its code where it has one; `fetch` names it only as the cause. */
export function fetchErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return 'code' in cause ? String(cause.code) : cause.message
}

const UNKNOWN_CA = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]
/** No CA mends a certificate that is too old, or another host's. */
const OTHER_CERTIFICATE_CODES = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID']

/** The rest of a sentence that begins with a host, where this code is about its certificate. */
export function certificateErrorText(code: string): string | undefined {
  const isCa = UNKNOWN_CA.includes(code)
  if (!isCa && !OTHER_CERTIFICATE_CODES.includes(code)) return undefined
  return `: its certificate is not trusted (${code}).${isCa ? ' Name its CA in NODE_EXTRA_CA_CERTS.' : ''}`
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

function reach(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: WAIT_MS })
    const end = (reason?: string) => {
      socket.destroy()
      resolve(reason)
    }
    socket.once('connect', () => end())
    socket.once('timeout', () => end('no answer in time'))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      end(CONNECTION_ERRORS[error.code ?? ''] ?? error.code ?? error.message),
    )
  })
}
