import * as v from 'valibot'
import { failureExamples } from '#mock/generated/examples.ts'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { validateValue } from '#mock/generated/validators.js'
import { problem } from '#mock/lib/envelope.ts'
import { PLAYED_HEADER } from '#mock/scenario/scenario.ts'
import { admit, bearerOf, endSession, isAdmitted, type ForeignSession } from '#mock/state/accounts/sessions.ts'
import { db } from '#mock/state/db.ts'
import { DEFAULT_MERCHANT, namedMerchant } from '#mock/state/merchant.ts'
import { runtime } from '#mock/state/runtime.ts'

const OK = 200
/** What belongs to one connection, or is not true any more of a body that was read. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'host']

/** Where a session began: a login, a registration, a trial play. */
const handedOut = v.object({
  success: v.literal(true),
  value: v.object({
    token: v.string(),
    userName: v.string(),
    type: v.optional(v.number()),
    customerType: v.optional(v.number()),
  }),
})
const memberInfo = v.object({
  success: v.literal(true),
  value: v.object({ account: v.string(), type: v.number() }),
})
/** As the contract has it; no row can keep another one. */
const userName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const success = v.object({ success: v.literal(true), value: v.unknown() })
const failure = v.looseObject({ success: v.literal(false), code: v.string() })

/** Whether the backend answers this operation. */
export const isOfBackend = (id: OperationId): boolean => runtime.backend?.stubbed.has(id) === false

/**
 * Passes a call on to the backend. A session that the backend hands out is known to the stub from then on, and one that
 * it refuses or ends no longer is.
 */
export async function answerOfBackend(id: OperationId, request: Request, now: number): Promise<Response> {
  const response = await passOn(request)
  const answer = await readJson(response)
  const merchant = namedMerchant(new URL(request.url).searchParams, request.headers) ?? DEFAULT_MERCHANT
  const token = bearerOf(request.headers.get('Authorization'))
  const begun = v.safeParse(handedOut, answer)
  if (begun.success) {
    const { value } = begun.output
    await letIn({ ...value, merchant, type: value.type ?? value.customerType ?? 0 }, now)
  }
  const isOver = id === 'logout' ? response.ok : v.is(failure, answer) && answer.code.startsWith('SESSION_')
  if (token !== undefined && isOver) await endSession(db, token)
  return response
}

const asked = new Map<string, Promise<void>>()

/**
 * Lets a token in that the stub does not know but the backend does: it is asked who that is. Not where the stub answers
 * that question too, since the backend then has no answer yet.
 */
export async function admitFromBackend(request: Request, now: number): Promise<void> {
  const token = bearerOf(request.headers.get('Authorization'))
  if (!runtime.backend || token === undefined || !isOfBackend('getMemberInfo') || isAdmitted(db, token, now)) return
  const merchant = namedMerchant(new URL(request.url).searchParams, request.headers) ?? DEFAULT_MERCHANT
  const ask = async (): Promise<void> => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Merchant': merchant }
    const url = new URL(operations.getMemberInfo.path, request.url)
    const info = v.safeParse(memberInfo, await readJson(await passOn(new Request(url, { headers }))))
    if (!info.success) return
    const { account, type } = info.output.value
    await letIn({ token, userName: account, type, merchant }, now)
  }
  const asking = asked.get(token) ?? ask().finally(() => asked.delete(token))
  asked.set(token, asking)
  await asking
}

async function letIn(session: ForeignSession, now: number): Promise<void> {
  if (v.is(userName, session.userName)) await admit(db, session, now)
  else runtime.tell(`The backend has a session of "${session.userName}", which is no name: the stub does not know it`)
}

/** Asks the backend, whatever is asked: pictures and paths that the contract does not have as well. */
export async function passOn(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = passedOn(request.headers)
  headers.delete(PLAYED_HEADER)
  try {
    const answer = await fetch((runtime.backend?.url ?? '') + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(request.body && { body: await request.arrayBuffer() }),
    })
    return new Response(answer.body && (await answer.arrayBuffer()), {
      status: answer.status,
      headers: passedOn(answer.headers),
    })
  } catch (error) {
    const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : ''
    return problem(502, 'The backend does not answer', `${runtime.backend?.url}: ${cause}`)
  }
}

/** How an answer of the backend breaks the contract; undefined where it holds. */
export function breachOf(id: OperationId, status: number, answer: string): string | undefined {
  const body = parsed(answer)
  if (v.is(failure, body)) return breachOfFailure(id, status, body)
  if (!v.is(success, body)) return 'neither a success nor a failure in the envelope'
  if (status !== OK) return `a success with the status ${status}`
  const extra = foreignField(body, ['success', 'value'])
  if (extra !== undefined) return `/${extra} is not known`
  const errors = validateValue[id](body.value)
  return errors.length === 0
    ? undefined
    : errors.map(({ pointer, message }) => `/value${pointer} ${message}`).join('; ')
}

function breachOfFailure(id: OperationId, status: number, body: v.InferOutput<typeof failure>): string | undefined {
  const { code, message, value } = body
  const [, wanted] = Object.entries(operations[id].errors).find(([known]) => known === code) ?? []
  if (wanted === undefined) return `/code ${code} is none of its codes`
  if (status !== wanted) return `${code} with the status ${status}, not ${wanted}`
  if (typeof message !== 'string') return '/message is missing, or no text'
  const carried = Object.entries(failureExamples).find(([known]) => known === code)?.[1].value
  if ((carried === undefined) !== (value === undefined))
    return `/value is ${value === undefined ? 'missing' : 'not known'}`
  const extra = foreignField(body, ['success', 'code', 'message', 'value'])
  return extra === undefined ? undefined : `/${extra} is not known`
}

const foreignField = (body: object, known: readonly string[]): string | undefined =>
  Object.keys(body).find((name) => !known.includes(name))

function passedOn(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of NOT_PASSED_ON) kept.delete(name)
  return kept
}

const readJson = async (response: Response): Promise<unknown> => parsed(await response.clone().text())

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
