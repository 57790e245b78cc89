import { act, waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { expect } from 'vitest'
import { handlerFor } from '#mock/generated/handlers.ts'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { decrypt, publicKey } from '#mock/state/accounts/gateway-key.ts'
import { DEFAULT_MERCHANT } from '#mock/state/merchant.ts'
import { configureGateway } from '#src/api/settings.ts'
import type { EncryptedPayload } from '#src/api/generated/types.ts'
import { getSession } from '#src/core/session/session.ts'

const ORIGIN = 'http://site.example'
const idOf = new Map(Object.entries(operations).map(([id, { method, path }]) => [`${method} ${path}`, id]))

/** A call whose answer is held back. */
export interface HeldCall {
  operation: string
  query: URLSearchParams
  /** Lets the answer arrive. */
  release: () => void
}

export interface StubOptions {
  /** Answers of these operations are held back until they are released. */
  hold?: readonly OperationId[]
  /** What these operations are asked for is done, but the answer is lost on its way. */
  lose?: readonly OperationId[]
  /** Forces answers: an example's name, or a code with its status, as the `Prefer` header has it. */
  prefer?: Partial<Record<OperationId, string>>
  /** Gives what arrives in place of the value of an answer that succeeded. */
  change?: (operation: OperationId, value: unknown) => unknown
}

/** A call that has reached the stub gateway. */
export interface AskedCall {
  operation: string
  query: URLSearchParams
  request: Request
}

/**
 * Puts the handlers of the stub gateway behind the client, without a network. `configureGateway({})` takes them away.
 */
export function startStubGateway(options: StubOptions = {}) {
  const { fetch, ...gateway } = stubFetch(options)
  const encryption = { merchant: DEFAULT_MERCHANT, readKey: publicKey }
  configureGateway({ baseUrl: ORIGIN, retryBaseMs: 1, token: () => getSession()?.token, encryption, fetch })
  return gateway
}

/** What a call carried. An encrypted body is decrypted, without what encryption adds. */
export async function bodyOf({ request }: AskedCall): Promise<unknown> {
  const body: unknown = await request.clone().json()
  const keyHeader = request.headers.get('X-Encryption-Key')
  if (keyHeader === null) return body
  const { payload } = await decrypt({ body: body as EncryptedPayload, keyHeader })
  const { sentAt: _, nonce: __, ...own } = Object(payload)
  return own
}

/** A `fetch` that the handlers of the stub gateway answer, with a record of what was asked. */
export function stubFetch({ hold = [], lose = [], prefer = {}, change }: StubOptions = {}) {
  const asked: AskedCall[] = []
  const held: HeldCall[] = []
  let underWay = 0
  let isClosed = false
  const fetch = async (request: Request): Promise<Response> => {
    underWay += 1
    const response = await answer(request).finally(() => {
      underWay -= 1
    })
    return isClosed ? new Promise<never>(() => undefined) : response
  }
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams: query, origin } = new URL(request.url)
    const route = `${request.method} ${pathname}`
    const [handler, operation = ''] = [handlerFor[route], idOf.get(route)]
    if (!handler) throw new Error(`${route} is no operation`)
    asked.push({ operation, query, request: request.clone() })
    const forced = prefer[operation as OperationId]
    if (forced) request.headers.set('Prefer', forced)
    if (hold.some((one) => one === operation)) await heldBack(operation, query)
    const response = await getResponse([handler], request, { baseUrl: origin })
    if (!response) throw new Error(`${operation} did not answer`)
    if (lose.some((one) => one === operation)) throw new TypeError('Failed to fetch')
    // The client takes the problem for a broken contract, and a test of some failure would go on with that one.
    if (forced && response.headers.get('Content-Type')?.startsWith('application/problem+json'))
      expect.soft(`${operation}: ${forced}`, 'an answer that the stub does not have').toBe('')
    if (!change || !response.ok) return response
    const { value, ...envelope }: { value: unknown } = await response.json()
    return Response.json({ ...envelope, value: change(operation as OperationId, value) })
  }
  const heldBack = (operation: string, query: URLSearchParams) =>
    new Promise<void>((resolve) => {
      const call: HeldCall = {
        operation,
        query,
        release: () => {
          held.splice(held.indexOf(call), 1)
          resolve()
        },
      }
      held.push(call)
    })
  /** Waits until no call but those held is without its answer, and until what reads the answers has had its turn. */
  const allAnswered = async () => {
    await waitFor(() => expect(underWay).toBe(held.length))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
  /** Lets no more answers arrive: one that is late would change what the next test finds. */
  const close = () => {
    isClosed = true
  }
  return { asked, held, allAnswered, close, fetch }
}
