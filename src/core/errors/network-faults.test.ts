// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import type { HttpMethod } from '#src/api/call.ts'
import { send } from '#src/api/client.ts'
import { GatewayFailure, isGatewayError, type GatewayCode } from '#src/api/gateway-error.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { configureGateway } from '#src/api/settings.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { hideToast, TOAST_MS, showToast, useToasts } from '#src/core/toasts/toasts.ts'
import { reactToError } from './react-to-error.ts'
import { reactions } from './reactions.ts'

/** Stands for whatever a server may say; none of it may ever be shown. */
const RAW = 'ORA-00942: table or view does not exist'

const HTML = `<!doctype html><title>${RAW}</title><h1>${RAW}</h1>`
const page = (status: number) => () =>
  new Response(HTML, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
const text =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': 'application/json', ...headers } })
const failure = (status: number, code: string, headers: Record<string, string> = {}) =>
  text(status, JSON.stringify({ success: false, code, message: RAW }), headers)

interface NetworkFault {
  answer: (request: Request) => Response | Promise<Response>
  code: GatewayCode
}

/** What can happen to a call on its way, and the code that it becomes. */
const FAULTS: Record<string, NetworkFault> = {
  'a cut connection': { answer: () => Promise.reject(new TypeError(RAW)), code: 'NETWORK_UNREACHABLE' },
  'no answer in time': {
    answer: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException(RAW, 'AbortError')))),
    code: 'REQUEST_TIMEOUT',
  },
  'a body cut off on its way': {
    answer: () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError(RAW)) })),
    code: 'NETWORK_UNREACHABLE',
  },
  'a page with 200, as a hotel network sends': { answer: page(200), code: 'CONTRACT_VIOLATION' },
  'a page with 403': { answer: page(403), code: 'CONTRACT_VIOLATION' },
  'a page with 404': { answer: page(404), code: 'CONTRACT_VIOLATION' },
  'a page with 500': { answer: page(500), code: 'CONTRACT_VIOLATION' },
  'a page with 502': { answer: page(502), code: 'CONTRACT_VIOLATION' },
  'a page with 504': { answer: page(504), code: 'CONTRACT_VIOLATION' },
  'broken JSON': { answer: text(200, `{"success":true,"value":"${RAW}`), code: 'CONTRACT_VIOLATION' },
  'an empty body': { answer: text(200, ''), code: 'CONTRACT_VIOLATION' },
  'JSON without an envelope': { answer: text(200, JSON.stringify({ error: RAW })), code: 'CONTRACT_VIOLATION' },
  null: { answer: text(200, 'null'), code: 'CONTRACT_VIOLATION' },
  'a success without a value': { answer: text(200, '{"success":true}'), code: 'CONTRACT_VIOLATION' },
  'a code that nobody knows': { answer: failure(400, 'TOTALLY_NEW'), code: 'CONTRACT_VIOLATION' },
  'too many requests': { answer: failure(429, 'SYSTEM_BUSY', { 'Retry-After': '3' }), code: 'SYSTEM_BUSY' },
  'an unknown error': { answer: failure(500, 'UNKNOWN_ERROR'), code: 'UNKNOWN_ERROR' },
  'an upgrade': { answer: failure(503, 'SYSTEM_UPGRADING'), code: 'SYSTEM_UPGRADING' },
}

const calls = Object.entries(operations).map(([id, { method, path, session }]) => ({
  // The table has exactly the operations of the contract as its keys.
  operation: id as OperationId,
  method: method.toLowerCase() as HttpMethod,
  path,
  ...(session !== 'none' && { session }),
}))

const toasts = renderHook(() => useToasts())
const said = () => toasts.result.current.toast

describe.each(Object.entries(FAULTS))('ERR-40 ERR-42 ERR-47 a call that meets %s', (_fault, { answer, code }) => {
  beforeEach(() =>
    configureGateway({
      baseUrl: 'https://site.example',
      token: () => 'a token',
      timeoutMs: 5,
      fetch: async (request) => answer(request),
    }),
  )
  afterEach(() => configureGateway({}))

  it(`fails as ${code}, whatever the operation, and says so in the site's own words`, async () => {
    const outcomes = await Promise.all(calls.map((facts) => send(facts).catch((error: unknown) => error)))
    expect(outcomes).toHaveLength(calls.length)
    for (const outcome of outcomes) {
      if (!isGatewayError(outcome)) throw new Error(`not a failure of the gateway: ${String(outcome)}`)
      expect(outcome.code, outcome.operation).toBe(code)
      let hideLoading = () => {}
      act(() => {
        hideLoading = showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loading })
      })
      act(() => reactToError(outcome, { kind: 'write' }))
      expect(said()).toMatchObject({ kind: 'error', text: reactions[code].text, durationMs: TOAST_MS.long })
      act(() => hideLoading())
      expect(said()?.kind, 'the loading toast ends').toBe('error')
      expect(JSON.stringify(said())).not.toContain(RAW)
    }
  })

  it('shows nothing over a page for a read, which has its own retry state', () => {
    act(() => hideToast(said()?.id ?? 0))
    act(() => reactToError(new GatewayFailure({ operation: 'listHotGames', code }), { kind: 'read' }))
    expect(said()).toBeUndefined()
  })
})
