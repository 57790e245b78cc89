import { failureExamples, successExamples } from '#mock/generated/examples.ts'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { validateRequest, validateValue } from '#mock/generated/validators.js'
import { ENCRYPTED_OPERATIONS, type EncryptedOperationId } from '#src/api/generated/encrypted.ts'
import type { HttpResponseResolver } from 'msw/http'
import { refusalOfAccount } from './account-gate.ts'
import { admitFromBackend, answerOfBackend, breachOf, isOfBackend } from './backend.ts'
import { behaviours } from '#mock/behaviour/index.ts'
import type { Call } from '#mock/behaviour/behaviour.ts'
import { judgeCall, textOfRequest, type LoggedCall } from '#mock/state/call-log.ts'
import { stubNow } from '#mock/lib/clock.ts'
import { db } from '#mock/state/db.ts'
import { databaseReady } from '#mock/state/contents.ts'
import { envelope, problem } from '#mock/lib/envelope.ts'
import { GatewayError, gatewayError } from '#mock/lib/gateway-error.ts'
import { faultyResponse, isBodyFault, wait } from '#mock/scenario/faulty-body.ts'
import { callerOf } from './caller.ts'
import { decryptBody } from './decrypt-body.ts'
import { readBody } from './read-body.ts'
import { readPreference, type Preference } from './preference.ts'
import { requestInvalid } from './request-invalid.ts'
import { refusalOfSite } from './site-gate.ts'
import {
  forcedFor,
  formatForced,
  NOTHING_PLAYED,
  PLAYED_HEADER,
  preferFor,
  type FaultName,
} from '#mock/scenario/scenario.ts'
import { DEFAULT_MERCHANT, namedMerchant } from '#mock/state/merchant.ts'
import { findSession } from '#mock/state/accounts/sessions.ts'
import { logCall, runtime } from '#mock/state/runtime.ts'

const ENCRYPTION_HEADER = 'X-Encryption-Key'
const RETRY_AFTER_S = 5
const UNAVAILABLE = 503

/**
 * Answers one operation as the gateway would. The order is fixed: a forced answer (`Prefer`, else the
 * scenario) with its delay or fault; the backend's where one stands behind the stub and answers it; the request against
 * the contract; the session; maintenance and region; what the type of the account may do; an encrypted body; the
 * behaviour, or the first example where there is none; the answer against the contract. An answer that breaks the
 * contract is a problem document and a line in the terminal: the stub must never lie.
 */
export function answer(id: OperationId): HttpResponseResolver {
  return async ({ request, cookies }) => {
    const startedAt = performance.now()
    const now = stubNow()
    const requestId = crypto.randomUUID()
    const sent = await textOfRequest(request)
    const forcing = forcingOf(id, request)
    const isPassedOn = isOfBackend(id) && forcing.fault === undefined && forcing.prefer === undefined
    const response = await respond(id, request, cookies, now, forcing)
    // A backend's answer carries its own.
    if (response.type !== 'error' && !isPassedOn) {
      response.headers.set('X-Request-Id', requestId)
      response.headers.set('Date', new Date(now).toUTCString())
      if (response.status === UNAVAILABLE) response.headers.set('Retry-After', String(RETRY_AFTER_S))
    }
    logCall({
      at: new Date(now).toISOString(),
      operation: id,
      status: response.status,
      requestId,
      tookMs: Math.round(performance.now() - startedAt),
      forced: forcing.note,
      ...(await judgeCall(new URL(request.url), sent, response, forcing.fault !== undefined)),
      ...(isPassedOn && (await judgeBackend(id, response))),
    })
    return response
  }
}

/** What is forced on one call. */
interface Forcing {
  readonly delayMs: number
  readonly fault?: FaultName
  /** Value of `Prefer`. */
  readonly prefer?: string
  /** All of it as a person reads it. */
  readonly note?: string
}

/**
 * `Prefer` beats the stub's own scenario. A page that plays a scenario by itself says so, and what it made of the call;
 * two players at once would count each call twice.
 */
function forcingOf(id: OperationId, request: Request): Forcing {
  const played = request.headers.get(PLAYED_HEADER)
  const prefer = request.headers.get('Prefer') ?? undefined
  if (played !== null) return { delayMs: 0, prefer, note: played === NOTHING_PLAYED ? undefined : played }
  const call = (runtime.calls.get(id) ?? 0) + 1
  runtime.calls.set(id, call)
  const forced = forcedFor(runtime.scenario, id, call)
  const inForce = forced.answer && preferFor(forced.answer, operations[id].errors)
  return {
    delayMs: forced.delayMs,
    fault: forced.fault,
    prefer: prefer ?? inForce,
    note: prefer ?? (formatForced(forced) || undefined),
  }
}

async function respond(
  id: OperationId,
  request: Request,
  cookies: Record<string, string>,
  now: number,
  forcing: Forcing,
): Promise<Response> {
  if (forcing.delayMs > 0) await wait(forcing.delayMs, request.signal).catch(() => undefined)
  if (forcing.fault) return spoiled(forcing.fault, request.signal)
  const preference = readPreference(id, forcing.prefer)
  if (preference) return preferredResponse(id, preference)
  if (isOfBackend(id)) return answerOfBackend(id, request, now)

  try {
    const { value, cookie } = await behave(id, request, cookies, now)
    return success(id, value, cookie)
  } catch (error) {
    if (error instanceof GatewayError) return failure(id, error.code, error.value)
    return broken(id, error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

async function behave<Op extends OperationId>(
  id: Op,
  request: Request,
  cookies: Record<string, string>,
  now: number,
): Promise<{ value: unknown; cookie?: string }> {
  const url = new URL(request.url)
  const checked = validateRequest[id]({
    query: url.searchParams,
    header: request.headers,
    body: await readBody(request),
  })
  if (!checked.valid) throw requestInvalid(checked.errors.map(({ pointer }) => pointer))
  await databaseReady()
  await admitFromBackend(request, now)
  const named = namedMerchant(url.searchParams, request.headers)
  const session = findSession(id, { authorization: request.headers.get('Authorization'), merchant: named, now }, db)
  const refusal = refusalOfSite(id) ?? refusalOfAccount(id, session)
  if (refusal) throw refusal

  const behaviour = behaviours[id]
  if (!behaviour) return { value: Object.values(successExamples[id])[0] }
  const merchant = session?.account.merchant ?? named ?? DEFAULT_MERCHANT
  const path = url.pathname
  const { method } = request
  const { query, header } = checked.variables
  const keyHeader = request.headers.get(ENCRYPTION_HEADER) ?? ''
  const received = { body: checked.variables.body, keyHeader, method, path, merchant, now }
  const body = isEncrypted(id) ? await decryptBody(id, received) : received.body
  let cookie: string | undefined
  const setCookie = (text: string): void => {
    cookie = text
  }
  const caller = callerOf(request)
  const call = {
    query,
    header,
    body,
    cookies,
    setCookie,
    caller,
    method,
    path,
    session,
    merchant,
    db,
    now,
    gatewayError,
  }
  // The checks above made the variables those of this very operation, which generics cannot follow.
  const value = await behaviour(call as Call<Op>)
  return { value, ...(cookie === undefined ? {} : { cookie }) }
}

/** What the log says of a call that the backend has answered. */
async function judgeBackend(id: OperationId, response: Response): Promise<Partial<LoggedCall>> {
  const detail = breachOf(id, response.status, await response.clone().text())
  return { backend: true, ...(detail !== undefined && { verdict: 'breaks', detail }) }
}

const isEncrypted = (id: OperationId): id is EncryptedOperationId => ENCRYPTED_OPERATIONS.some((one) => one === id)

async function spoiled(kind: FaultName, signal: AbortSignal): Promise<Response> {
  if (isBodyFault(kind)) return faultyResponse(kind)
  if (kind === 'timeout') await wait(Number.POSITIVE_INFINITY, signal).catch(() => undefined)
  return Response.error()
}

/** A forced answer comes from the contract's examples, so it needs no request that holds. */
function preferredResponse(id: OperationId, preference: Preference): Response {
  switch (preference.kind) {
    case 'success':
      return success(id, successExamples[id][preference.example])
    case 'failure':
      return failure(id, preference.code, failureExamples[preference.code].value)
    case 'unknown':
      return problem(500, 'No such example', preference.detail)
  }
}

function success(id: OperationId, value: unknown, cookie?: string): Response {
  const errors = validateValue[id](value)
  if (errors.length > 0) {
    return broken(id, errors.map(({ pointer, message }) => `/value${pointer} ${message}`).join('; '))
  }
  return envelope(200, { success: true, value }, cookie)
}

function failure(id: OperationId, code: string, value: unknown): Response {
  const status = Object.entries(operations[id].errors).find(([known]) => known === code)?.[1]
  if (status === undefined) return broken(id, `it must not answer ${code}`)
  const { message } = Object.entries(failureExamples).find(([known]) => known === code)?.[1] ?? { message: code }
  return envelope(status, { success: false, code, message, ...(value === undefined ? {} : { value }) })
}

function broken(id: OperationId, reason: string): Response {
  runtime.tell(`The stub breaks the contract in ${id}: ${reason}`)
  return problem(500, 'The stub breaks the contract', `${id}: ${reason}`)
}
