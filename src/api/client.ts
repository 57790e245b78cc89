import createClient, { type Client } from 'openapi-fetch'
import type { AnyVariables, CallFacts, HttpMethod, Outcome } from './call.ts'
import { GatewayFailure, isGatewayError, type FailureValue, type GatewayCode } from './gateway-error.ts'
import { EVERY_CODES, FAILURE_SHAPES, SESSION_CODES, type ErrorCode } from './generated/errors.ts'
import type { OperationId } from './generated/operations.ts'
import { noteServerTime, serverNow } from './server-clock.ts'
import { NotSentError } from './not-sent.ts'
import { gatewaySettings } from './settings.ts'

/**
 * Carries a request to the gateway in the place of `fetch`. It says with `progress` that the exchange goes on, which
 * gives it the whole time again.
 */
export type Transport = (request: Request, progress: () => void) => Promise<Response>

/** What a caller may add to a call. */
export interface CallOptions {
  signal?: AbortSignal
  transport?: Transport
}

/**
 * Makes a call and returns the `value` of its success. If the session has ended in the meantime, any answer counts as
 * aborted.
 * @throws GatewayError for everything else but an abort, which is thrown as it came, and NotSentError
 */
export async function send<Op extends OperationId>(
  facts: CallFacts<Op>,
  variables: AnyVariables = {},
  options: CallOptions = {},
): Promise<unknown> {
  const { operation } = facts
  const { token: readToken } = gatewaySettings()
  const token = facts.session === undefined ? undefined : readToken()
  if (facts.session === 'required' && token === undefined)
    throw new GatewayFailure({ operation, code: 'SESSION_MISSING' })
  const carry = (sent: AnyVariables) => attempt(facts, sent, token, options)
  const outcome = facts.encrypted ? await encrypted(facts, variables, carry) : await carry(variables)
  if (token !== undefined && token !== readToken())
    throw new DOMException('The session ended before the answer came.', 'AbortError')
  if ('value' in outcome) return outcome.value
  if (token !== undefined) reportLostSession(outcome.failure)
  throw outcome.failure
}

/** The code that encrypts is loaded only now; where it fails, the gateway has done nothing. */
async function encrypted(
  facts: CallFacts<OperationId>,
  variables: AnyVariables,
  carry: (sent: AnyVariables) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    const { attemptEncrypted } = await import('./attempt-encrypted.ts')
    return await attemptEncrypted(facts, variables, gatewaySettings().encryption, carry)
  } catch (cause) {
    return { failure: new NotSentError(`${facts.operation} could not be encrypted`, { cause }) }
  }
}

async function attempt<Op extends OperationId>(
  facts: CallFacts<Op>,
  variables: AnyVariables,
  token: string | undefined,
  options: CallOptions,
): Promise<Outcome> {
  try {
    const { response, body, fault } = await exchange(facts, variables, token, options)
    if (fault === undefined && response.ok && isRecord(body) && body['success'] === true && 'value' in body) {
      const { shape = () => null } = facts
      const value = shape(body['value'])
      if (value !== undefined) return { value }
    }
    return { failure: failureOf(facts, response, body, fault) }
  } catch (failure) {
    return { failure }
  }
}

/** Tells the layer above when it was the session that was refused. */
function reportLostSession(failure: unknown): void {
  if (!isGatewayError(failure) || !SESSION_CODES.some((code) => code === failure.code)) return
  gatewaySettings().onSessionLost?.(failure)
}

interface Exchange {
  response: Response
  body: unknown
  /** Why the body could not be read as JSON. */
  fault?: unknown
}

async function exchange<Op extends OperationId>(
  { operation, method, path, serialize }: CallFacts<Op>,
  { query, header, body }: AnyVariables,
  token: string | undefined,
  { signal, transport = (request) => globalThis.fetch(request) }: CallOptions,
): Promise<Exchange> {
  if (signal?.aborted === true) throw signal.reason ?? new DOMException('The call was aborted.', 'AbortError')
  const { baseUrl, fetch, middleware, timeoutMs } = gatewaySettings()
  const deadline = startDeadline(timeoutMs, signal)
  try {
    const call = client.request(method, path, {
      ...(body === undefined ? {} : { body, ...serialize }),
      params: { query, header },
      headers: { ...serialize?.headers, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
      baseUrl: baseUrl ?? globalThis.location?.origin,
      fetch: fetch ?? ((request) => transport(request, deadline.restart)),
      middleware,
      parseAs: 'text',
      signal: deadline.signal,
    })
    // An answer that was asked for ahead of the application hangs without minding this signal.
    const { data, error, response } = await Promise.race([call, deadline.passed])
    noteServerTime(response.headers)
    return response.ok ? { response, ...parse(data) } : { response, body: error }
  } catch (cause) {
    if (deadline.isAborted()) throw cause
    throw new GatewayFailure({ operation, code: deadline.isOver() ? 'REQUEST_TIMEOUT' : 'NETWORK_UNREACHABLE', cause })
  } finally {
    deadline.clear()
  }
}

/** Safari 12 has neither `AbortSignal.any` nor `AbortSignal.timeout`. */
function startDeadline(timeoutMs: number, outer: AbortSignal | undefined) {
  const controller = new AbortController()
  let isOver = false
  const follow = () => controller.abort(outer?.reason)
  const start = () =>
    setTimeout(() => {
      isOver = true
      controller.abort()
    }, timeoutMs)
  let timer = start()
  outer?.addEventListener('abort', follow)
  const passed = new Promise<never>((_resolve, reject) =>
    controller.signal.addEventListener('abort', () => reject(outer?.reason ?? new DOMException('', 'AbortError'))),
  )
  return {
    passed,
    signal: controller.signal,
    isOver: () => isOver,
    isAborted: () => outer?.aborted === true,
    restart: () => {
      clearTimeout(timer)
      timer = start()
    },
    clear: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', follow)
    },
  }
}

function parse(text: unknown): { body: unknown; fault?: unknown } {
  try {
    return { body: JSON.parse(String(text)) }
  } catch (fault) {
    return { body: text, fault }
  }
}

function failureOf<Op extends OperationId>(
  facts: CallFacts<Op>,
  response: Response,
  body: unknown,
  cause: unknown,
): GatewayFailure<Op, GatewayCode> {
  const about = {
    operation: facts.operation,
    status: response.status,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
    retryAfterMs: readRetryAfter(response.headers.get('Retry-After')),
    cause,
  }
  const broken = (reason: string) =>
    new GatewayFailure({ ...about, code: 'CONTRACT_VIOLATION', value: { reason, body } })
  if (response.ok && isRecord(body) && body['success'] === true) return broken('The value breaks the contract.')
  if (!isRecord(body) || body['success'] !== false) return broken('The answer is not in the envelope.')
  const { code, message, value } = body
  if (!isCodeOf(facts, code)) return broken(`${String(code)} is no code of this operation.`)
  return new GatewayFailure<Op, GatewayCode>({
    ...about,
    code,
    // Its shape vouches for the type.
    value: (FAILURE_SHAPES[code] ?? facts.failures?.[code])?.(value) as FailureValue<ErrorCode>,
    serverMessage: typeof message === 'string' ? message : undefined,
  })
}

function isCodeOf<Op extends OperationId>({ session, codes = [] }: CallFacts<Op>, code: unknown): code is ErrorCode {
  const known: readonly ErrorCode[] = [...EVERY_CODES, ...(session === undefined ? [] : SESSION_CODES), ...codes]
  return known.some((one) => one === code)
}

/** The header contains seconds or a date; any other value counts as missing. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null || header === '') return undefined
  const seconds = Number(header)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - serverNow() : seconds * 1000
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The types of the calls come from their definitions, so the client itself takes any path. */
type AnyPaths = Record<string, Record<HttpMethod, AnyOperation>>
interface AnyOperation {
  parameters: { query?: Record<string, unknown>; header?: Record<string, unknown> }
  requestBody?: { content: { 'application/json': unknown } }
  responses: { 200: { content: { 'text/plain': string } } }
}

const client: Client<AnyPaths> = /*#__PURE__*/ createClient<AnyPaths>({
  // A list travels as one parameter, its entries parted by commas (`explode: false`).
  querySerializer: { array: { style: 'form', explode: false } },
})
