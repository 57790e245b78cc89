import type { Middleware } from 'openapi-fetch'
import type { GatewayError } from './gateway-error.ts'
import type { EncryptionKey } from './generated/types.ts'

/** What the layers above give to the client. */
export interface GatewaySettings {
  /** The token of the present session. It travels in the `Authorization` header alone. */
  token?: () => string | undefined
  /** Sees every request and answer, in this order; the mock builds add theirs here. */
  middleware?: Middleware[]
  /**
   * The gateway refused the session that is still the present one. It is called again only when the same token fails
   * again, so clearing the session inside makes it once, however many calls fail together.
   */
  onSessionLost?: (error: GatewayError) => void
  /** For calls whose body travels encrypted; without it none can be made. */
  encryption?: Encryption
  /** Origin of the gateway; the page's own when left out. */
  baseUrl?: string
  /** In place of the global `fetch`, for tests. */
  fetch?: (request: Request) => Promise<Response>
  /** How long a call may take, in milliseconds. */
  timeoutMs?: number
  /** The wait before the first repetition of a read, in milliseconds; it doubles. Tests shorten it. */
  retryBaseMs?: number
}

export interface Encryption {
  /** Code of the merchant that payloads are meant for. */
  merchant: string
  /** The gateway's public key; a fresh one where it has refused the last. */
  readKey: (isRefused: boolean) => Promise<EncryptionKey>
}

/** A call that has no answer after this time fails with `REQUEST_TIMEOUT`. */
export const REQUEST_TIMEOUT_MS = 30_000
const RETRY_BASE_MS = 1_000

type Complete = Required<Pick<GatewaySettings, 'token' | 'middleware' | 'encryption' | 'timeoutMs' | 'retryBaseMs'>> &
  GatewaySettings

const DEFAULTS: Complete = {
  token: () => undefined,
  middleware: [],
  encryption: { merchant: '', readKey: () => Promise.reject(new Error('No key is known')) },
  timeoutMs: REQUEST_TIMEOUT_MS,
  retryBaseMs: RETRY_BASE_MS,
}

let current = DEFAULTS

/** Sets the given settings and resets the others to their defaults; called once at the start, and in tests. */
export function configureGateway(settings: GatewaySettings): void {
  current = { ...DEFAULTS, ...settings }
}

export const gatewaySettings = (): Complete => current
