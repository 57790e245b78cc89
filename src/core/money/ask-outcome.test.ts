// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { configureGateway } from '#src/api/settings.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { endSession } from '#src/core/session/session.ts'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { askOutcome } from './ask-outcome.ts'
import type { MoneyCall } from './money-calls.ts'

const callAt = (at: number): MoneyCall => ({
  key: 'b'.repeat(32),
  operation: 'withdraw',
  member: 'ravi88',
  merchant: 'bdtdemo',
  amount: '1000.00',
  at,
})
let isSenderAlive = true
const onNothing = vi.fn<() => void>()
const onSender = vi.fn<(isSending: boolean) => void>()

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('ravi88')
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    locks: {
      request: (_name: string, _options: object, run: (lock: object | null) => unknown) =>
        run(isSenderAlive ? null : {}),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  onNothing.mockReset()
  onSender.mockReset()
  endSession()
  configureGateway({})
})

it.each([
  ['is not asked after while the tab that sends it lives', true, 1_000, 0],
  ['is not asked after for 34 seconds while that tab lives', true, 34_000, 0],
  ['is asked after once that tab is gone', false, 1_000, 1],
  ['is asked after 35 seconds, whatever the tab says', true, 36_000, 1],
])('MONEY-12 a call of another tab %s', async (_, isAlive, age, asked) => {
  isSenderAlive = isAlive
  const gateway = startStubGateway()
  const outcome = await askOutcome(callAt(serverNow() - age), { onSender, onNothing })
  expect(gateway.asked.map(({ operation }) => operation)).toEqual(
    Array.from({ length: asked }, () => 'settleMoneyCall'),
  )
  expect(outcome).toEqual(asked === 0 ? undefined : { state: 'NOTHING' })
  expect(onSender).toHaveBeenCalledExactlyOnceWith(asked === 0)
  expect(onNothing).toHaveBeenCalledTimes(asked)
})

it('MONEY-12 a call is asked after where the browser refuses to tell of locks', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    locks: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
  })
  const gateway = startStubGateway()
  await expect(askOutcome(callAt(serverNow()), { onSender, onNothing })).resolves.toEqual({ state: 'NOTHING' })
  expect(gateway.asked.map(({ operation }) => operation)).toEqual(['settleMoneyCall'])
})
