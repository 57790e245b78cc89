import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { send } from './client.ts'
import { isGatewayError, type GatewayError } from './gateway-error.ts'
import { login, startFreePlay } from './generated/session.ts'
import { applyPromotion } from './generated/promotions.ts'
import { checkEmailQuery } from './generated/verification.ts'
import { addFavorite } from './generated/favorites.ts'
import { configureGateway, type GatewaySettings } from './settings.ts'
import { encryptionKey } from '../../tests/support/test-key.ts'

const LOGIN = { body: { type: 'username', username: 'u', password: 'p', captcha: '' } } as const
const SIGNED_IN = { token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'u', type: 0, firstTimeLogin: false }

afterEach(() => configureGateway({}))

/** Sets the gateway up with these answers, one after the other, and gives the requests that were sent. */
function serve(
  settings: GatewaySettings,
  ...answers: (Response | Error | ((request: Request) => Promise<Response>))[]
): Request[] {
  const requests: Request[] = []
  configureGateway({
    baseUrl: 'https://site.example',
    encryption: { merchant: 'bdtdemo', readKey: () => Promise.resolve(encryptionKey) },
    fetch: async (request) => {
      requests.push(request)
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (answer instanceof Error) throw answer
      if (typeof answer === 'function') return answer(request)
      return answer ?? Promise.reject(new Error('no answer is left'))
    },
    ...settings,
  })
  return requests
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
const failed = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}) =>
  json(status, { success: false, code, message: 'for logs', ...more }, headers)
const succeeded = (value: unknown) => json(200, { success: true, value })

async function failureOf(call: Promise<unknown>): Promise<GatewayError> {
  const [outcome] = await Promise.allSettled([call])
  if (outcome.status === 'fulfilled' || !isGatewayError(outcome.reason))
    throw new Error('the call did not fail as it should')
  return outcome.reason
}

describe('a call', () => {
  it('gives what stands in value (GATEWAY-13)', async () => {
    serve({}, succeeded({ token: 't-1', userName: 'u', customerType: 4 }))
    expect(await startFreePlay()).toEqual({ token: 't-1', userName: 'u', customerType: 4 })
  })

  it('sends the token in the Authorization header alone, and only where it is wanted (GATEWAY-14, GAP-39)', async () => {
    const requests = serve({ token: () => 'secret' }, () => Promise.resolve(succeeded(SIGNED_IN)))
    await addFavorite({ body: { nodeId: '1', vendor: 'KITE' } })
    await login(LOGIN)
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual(['Bearer secret', null])
    expect(requests.map(({ url }) => url).join()).not.toContain('secret')
  })

  it('sends lists as one parameter, and nothing for what is left out (GATEWAY-04)', async () => {
    const requests = serve({}, succeeded([]))
    await send(
      { operation: 'listGames', method: 'get', path: '/wps/games' },
      { query: { ids: ['a', 'b,c'], empty: [], none: undefined, page: 2 } },
    )
    expect(requests[0]?.url).toBe('https://site.example/wps/games?ids=a,b%2Cc&page=2')
  })

  it('sends forms as forms (GATEWAY-30, GATEWAY-120)', async () => {
    const application = { applicationId: 'PA1', submittedAt: '2026-11-21T08:05:31Z', imageCount: 2 }
    const applied = succeeded({ promoId: 'p-1', status: 'APPLYING', application })
    const requests = serve({ token: () => 't' }, succeeded(null), applied)
    await new QueryClient().fetchQuery(checkEmailQuery({ body: { email: 'a+b@c.example' } }))
    await applyPromotion({ body: { promoId: 'p-1', images: [new Blob(['1']), new Blob(['2'])] } })
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded')
    expect(await requests[0]?.text()).toBe('email=a%2Bb%40c.example')
    expect(requests[1]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    const form = await requests[1]?.formData()
    expect(form?.get('promoId')).toBe('p-1')
    expect(form?.getAll('images')).toHaveLength(2)
  })

  it('ERR-40 ERR-46 gives what the contract says a value is, or fails as one that breaks it', async () => {
    serve({ token: () => 't' }, succeeded({ ...SIGNED_IN, userName: 'n'.repeat(1_000_000), surplus: {} }))
    expect(await login(LOGIN)).toEqual({ ...SIGNED_IN, userName: 'n'.repeat(64) })
    for (const value of [7, null, [], 'NaN', { ...SIGNED_IN, token: {} }, { ...SIGNED_IN, type: 'NaN' }]) {
      serve({}, succeeded(value))
      expect(await failureOf(login(LOGIN))).toMatchObject({ code: 'CONTRACT_VIOLATION', status: 200 })
    }
  })

  it('ERR-40 drops what a failure carries where it breaks the contract', async () => {
    serve({}, failed(401, 'CAPTCHA_REQUIRED', { value: { captcha: 'yes' } }))
    expect(await failureOf(login(LOGIN))).toMatchObject({ code: 'CAPTCHA_REQUIRED', value: undefined })
  })

  it('lets the middleware above see and change it', async () => {
    const requests = serve(
      {
        middleware: [
          { onRequest: ({ request, schemaPath }) => (request.headers.set('Prefer', `path=${schemaPath}`), request) },
        ],
      },
      succeeded(SIGNED_IN),
    )
    await login(LOGIN)
    expect(requests[0]?.headers.get('Prefer')).toBe('path=/wps/session/login')
  })
})

describe('a failed call throws exactly one GatewayError', () => {
  it('with code, status, value and the id of the call', async () => {
    serve({}, failed(401, 'CAPTCHA_REQUIRED', { value: { captcha: true } }, { 'X-Request-Id': 'r-7' }))
    const error = await failureOf(login(LOGIN))
    expect(error).toMatchObject({
      operation: 'login',
      code: 'CAPTCHA_REQUIRED',
      status: 401,
      value: { captcha: true },
      requestId: 'r-7',
    })
    expect(error).toBeInstanceOf(Error)
    expect(error.message).toBe('login: CAPTCHA_REQUIRED (for logs)')
  })

  it('also when the failure came with status 200 (GATEWAY-06)', async () => {
    serve({}, failed(200, 'CREDENTIALS_INVALID'))
    expect(await failureOf(login(LOGIN))).toMatchObject({ code: 'CREDENTIALS_INVALID', status: 200 })
  })

  it('GAP-80 with the wait that the gateway asks for, until a moment by its own clock', async () => {
    const ahead = (ms: number) => new Date(Date.now() + 3_600_000 + ms).toUTCString()
    serve(
      {},
      failed(503, 'SYSTEM_BUSY', {}, { 'Retry-After': '3' }),
      failed(503, 'SYSTEM_BUSY', {}, { Date: ahead(0), 'Retry-After': ahead(5_000) }),
      failed(503, 'SYSTEM_BUSY', {}, { Date: ahead(-3_600_000), 'Retry-After': 'soon' }),
    )
    expect((await failureOf(login(LOGIN))).retryAfterMs).toBe(3000)
    const { retryAfterMs = 0 } = await failureOf(login(LOGIN))
    expect(retryAfterMs).toBeGreaterThan(2000)
    expect(retryAfterMs).toBeLessThanOrEqual(5000)
    expect((await failureOf(login(LOGIN))).retryAfterMs).toBeUndefined()
  })

  it.each<[string, () => Response | Error]>([
    ['the network fails', () => new TypeError('fetch failed')],
    [
      'the answer breaks off',
      () => new Response(new ReadableStream({ start: (it) => it.error(new TypeError('cut')) })),
    ],
  ])('NETWORK_UNREACHABLE when %s (ERR-47)', async (_name, answer) => {
    serve({}, answer())
    expect(await failureOf(login(LOGIN))).toMatchObject({
      operation: 'login',
      code: 'NETWORK_UNREACHABLE',
      status: 0,
      cause: expect.any(TypeError),
    })
  })

  it.each<[string, Response]>([
    [
      'problem+json of a proxy',
      new Response('{"type":"x","title":"Violation","status":500}', {
        status: 500,
        headers: { 'Content-Type': 'application/problem+json' },
      }),
    ],
    [
      'an HTML page',
      new Response('<html>Bad gateway</html>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    ],
    ['an HTML page with status 200', new Response('<html></html>')],
    ['broken JSON', new Response('{"success":tr')],
    ['no body', new Response(null, { status: 204 })],
    ['no body with status 500', new Response(null, { status: 500 })],
    ['an empty body', new Response('', { headers: { 'Content-Length': '0' } })],
    ['JSON null', json(200, null)],
    ['a list', json(200, [])],
    ['a success without value', json(200, { success: true })],
    ['a success with a failing status', json(500, { success: true, value: null })],
    ['a success that is a text', json(200, { success: 'true', value: null })],
    ['a failure without code', json(500, { success: false, message: '' })],
    ['a code of nobody', failed(400, 'MADE_UP')],
    ['a code of another operation', failed(409, 'USERNAME_TAKEN')],
    ['a session code where there is no session', failed(401, 'SESSION_ENDED')],
  ])('CONTRACT_VIOLATION for %s', async (_name, answer) => {
    serve({}, answer)
    const error = await failureOf(login(LOGIN))
    expect(error).toMatchObject({
      code: 'CONTRACT_VIOLATION',
      status: answer.status,
      value: { reason: expect.any(String) },
    })
  })

  it('REQUEST_TIMEOUT when no answer comes in time, or not all of it', async () => {
    const never = (request: Request) =>
      new Promise<Response>((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      )
    const half = (request: Request) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (stream) => request.signal.addEventListener('abort', () => stream.error(request.signal.reason)),
          }),
        ),
      )
    serve({ timeoutMs: 5 }, never, half)
    expect(await failureOf(login(LOGIN))).toMatchObject({ code: 'REQUEST_TIMEOUT', status: 0 })
    expect(await failureOf(login(LOGIN))).toMatchObject({ code: 'REQUEST_TIMEOUT', status: 0 })
  })

  it('REQUEST_TIMEOUT when an answer that was asked for ahead hangs', async () => {
    const ahead = { onRequest: () => new Promise<Response>(() => undefined) }
    serve({ timeoutMs: 5, middleware: [ahead] })
    expect(await failureOf(login(LOGIN))).toMatchObject({ code: 'REQUEST_TIMEOUT', status: 0 })
    const caller = new AbortController()
    serve({ middleware: [ahead] })
    const call = login(LOGIN, { signal: caller.signal })
    caller.abort(new Error('left'))
    await expect(call).rejects.toThrow('left')
  })

  it('never as an abort: that is thrown as it came', async () => {
    const never = (request: Request) =>
      new Promise<Response>((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      )
    const requests = serve({}, never)
    const controller = new AbortController()
    const reason = new Error('the page is gone')
    const call = login(LOGIN, { signal: controller.signal })
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
    await expect(login(LOGIN, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(requests).toHaveLength(1)
  })
})

describe('the session', () => {
  const favorite = { body: { nodeId: '1', vendor: 'KITE' } }

  it('is missed without asking the gateway (ERR-34)', async () => {
    const onSessionLost = vi.fn()
    const requests = serve({ onSessionLost })
    expect(await failureOf(addFavorite(favorite))).toMatchObject({ code: 'SESSION_MISSING', status: 0 })
    expect(requests).toEqual([])
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  it('is lost once, however many calls fail together', async () => {
    let token: string | undefined = 'old'
    const onSessionLost = vi.fn(() => (token = undefined))
    serve({ token: () => token, onSessionLost }, () => Promise.resolve(failed(401, 'SESSION_ENDED')))
    const writes = Array.from({ length: 10 }, (_, index) =>
      addFavorite({ body: { nodeId: `${index}`, vendor: 'KITE' } }),
    )
    const calls = await Promise.allSettled(writes)
    const reasons = calls.map((call) => (call.status === 'rejected' ? call.reason : undefined))
    // The other nine come for nobody any more.
    expect(reasons.filter((reason) => isGatewayError(reason))).toEqual([
      expect.objectContaining({ code: 'SESSION_ENDED' }),
    ])
    expect(reasons.filter((reason) => reason instanceof DOMException && reason.name === 'AbortError')).toHaveLength(9)
    expect(onSessionLost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'SESSION_ENDED' }))
  })

  it('is not lost by a late answer to a former one', async () => {
    let token = 'old'
    const onSessionLost = vi.fn()
    serve({ token: () => token, onSessionLost }, () => {
      token = 'new'
      return Promise.resolve(failed(401, 'SESSION_ENDED'))
    })
    await expect(addFavorite(favorite)).rejects.toMatchObject({ name: 'AbortError' })
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  it.each([
    ['success', () => Promise.resolve(succeeded(null))],
    ['failure', () => Promise.resolve(failed(403, 'FAVORITE_LIMIT'))],
    ['broken connection', () => Promise.reject(new TypeError('offline'))],
  ])('GAP-131 a late %s of a former user reaches nobody', async (_name, answer) => {
    let token = 'old'
    serve({ token: () => token }, () => {
      token = 'new'
      return answer()
    })
    await expect(addFavorite(favorite)).rejects.toMatchObject({ name: 'AbortError' })
  })
})
