// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { GatewayFailure, type GatewayCode } from '#src/api/gateway-error.ts'
import { UnknownOutcomeError } from '#src/core/errors/unknown-outcome.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { forgetMoneyCall, holdForm, sendMoneyCall, useUnknownCall } from './money-calls.ts'

const KEY = 'k'.repeat(32)
const order = { operation: 'withdraw', amount: '1000.00', key: KEY } as const
const failing = (code: GatewayCode) => () =>
  Promise.reject(new GatewayFailure({ operation: 'withdraw', code } as never))
const unknownCall = () => renderHook(() => useUnknownCall(['withdraw'])).result.current

beforeEach(() => startSession({ token: 'token-1', userName: 'ravi88', type: 0 }))
afterEach(() => {
  act(() => {
    forgetMoneyCall(KEY)
    endSession()
  })
})

it('MONEY-01, MONEY-02 key and call are stored before the request leaves, without a secret', async () => {
  let stored: unknown
  await sendMoneyCall(order, (header) => {
    stored = { header, calls: moneyCallsItem.read() }
    return Promise.resolve({ paymentPassword: '482913' })
  })
  expect(stored).toEqual({
    header: { 'Idempotency-Key': KEY },
    calls: [{ ...order, member: 'ravi88', merchant: expect.any(String), at: expect.any(Number) }],
  })
  expect(moneyCallsItem.read()).toBeUndefined()
})

it.each(['INSUFFICIENT_BALANCE', 'SYSTEM_BUSY', 'SESSION_ENDED'] as const)(
  'MONEY-04, KEY-17 the failure %s means that nothing was ordered: it is thrown as it came, and nothing stays stored',
  async (code) => {
    await expect(sendMoneyCall(order, failing(code))).rejects.toMatchObject({ code })
    expect(moneyCallsItem.read()).toBeUndefined()
    expect(unknownCall()).toBeUndefined()
  },
)

it.each([
  'UNKNOWN_ERROR',
  'IDEMPOTENCY_CONFLICT',
  'NETWORK_UNREACHABLE',
  'REQUEST_TIMEOUT',
  'CONTRACT_VIOLATION',
] as const)('MONEY-03, MONEY-04 after %s the outcome is unknown, and the call stays stored', async (code) => {
  await expect(sendMoneyCall(order, failing(code))).rejects.toThrow(UnknownOutcomeError)
  expect(moneyCallsItem.read()).toMatchObject([{ key: KEY }])
  expect(unknownCall()).toMatchObject({ key: KEY, amount: '1000.00' })
})

it('MONEY-03 an abort leaves the outcome unknown too', async () => {
  const abort = () => Promise.reject(new DOMException('left', 'AbortError'))
  await expect(sendMoneyCall(order, abort)).rejects.toThrow(UnknownOutcomeError)
  expect(unknownCall()).toMatchObject({ key: KEY })
})

it('MONEY-12 while it is being sent, its form stays in the page that sends it; another tab sees the call', async () => {
  onTestFinished(holdForm(KEY))
  let finish: () => void = () => undefined
  const sent = sendMoneyCall(order, () => new Promise<void>((done) => (finish = done)))
  await act(async () => undefined)
  expect(unknownCall()).toBeUndefined()
  const stored = moneyCallsItem.read()
  await act(async () => {
    finish()
    await sent
  })
  // What another tab has stored meanwhile arrives by an event.
  moneyCallsItem.write(stored ?? [])
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key })))
  expect(unknownCall()).toMatchObject({ key: KEY })
})

it('MONEY-14 a call is seen once its form has gone, while its answer is still to come', async () => {
  const leaveForm = holdForm(KEY)
  let finish: () => void = () => undefined
  const sent = sendMoneyCall(order, () => new Promise<void>((done) => (finish = done)))
  await waitFor(() => expect(moneyCallsItem.read()).toHaveLength(1))
  expect(unknownCall()).toBeUndefined()
  act(leaveForm)
  expect(unknownCall()).toMatchObject({ key: KEY })
  await act(async () => {
    finish()
    await sent
  })
  expect(unknownCall()).toBeUndefined()
})

it.each([
  ['rejects', () => Promise.reject(new DOMException('blocked', 'SecurityError'))],
  [
    'throws',
    () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  ],
])('MONEY-12 where a browser %s what asks for a lock, the call goes out as without locks', async (_, request) => {
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(sendMoneyCall(order, () => Promise.resolve('sent'))).resolves.toBe('sent')
})

it('MONEY-13 a member of the same name at another merchant does not see it', () => {
  const stored = { ...order, member: 'ravi88', at: 0 }
  const notice = () =>
    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key })))
  moneyCallsItem.write([{ ...stored, merchant: 'tlbdemo' }])
  notice()
  expect(unknownCall()).toBeUndefined()
  moneyCallsItem.write([{ ...stored, merchant: 'bdtdemo' }])
  notice()
  expect(unknownCall()).toMatchObject({ key: KEY })
})

it('MONEY-13 nobody else sees it, and the member sees it after the next login', async () => {
  await expect(sendMoneyCall(order, failing('REQUEST_TIMEOUT'))).rejects.toThrow(UnknownOutcomeError)
  act(() => endSession())
  expect(unknownCall()).toBeUndefined()
  act(() => startSession({ token: 'token-2', userName: 'nusrat', type: 0 }))
  expect(unknownCall()).toBeUndefined()
  act(() => startSession({ token: 'token-3', userName: 'ravi88', type: 0 }))
  expect(unknownCall()).toMatchObject({ key: KEY })
})
