// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { db } from '#mock/state/db.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { withdraw } from '#src/api/generated/withdraw.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession } from '#src/core/session/session.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway, type StubOptions } from '../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { MoneyCallGate } from './MoneyCallGate.tsx'
import { forgetMoneyCall, sendMoneyCall, type MoneyCall } from './money-calls.ts'

const KEY = 'a'.repeat(32)
const UNKNOWN = 'We do not know yet whether your order was placed'
const SENDING = 'Your request is being processed'
const onDone = vi.fn<(orderNo: string | undefined, call: MoneyCall) => void>()

const show = () =>
  renderSite(
    <MoneyCallGate operations={['withdraw']} onDone={onDone}>
      <p>The form</p>
    </MoneyCallGate>,
  )

/** Orders, and loses the answer: before the call reaches the gateway, or after. */
async function orderAndLose(when: 'before' | 'after', options: StubOptions = {}) {
  const gateway = startStubGateway(options)
  const card = await firstCard()
  const body = { cardId: card, amount: '1000.00', paymentPassword: '482913' }
  await act(async () => {
    const order = sendMoneyCall({ operation: 'withdraw', amount: '1000.00', key: KEY }, async (header) => {
      if (when === 'after') await withdraw({ header, body })
      throw new TypeError('Failed to fetch')
    })
    await expect(order).rejects.toThrow('withdraw got no answer')
  })
  return gateway
}

async function firstCard(): Promise<string> {
  const { listBankCardsQuery } = await import('#src/api/generated/withdraw.ts')
  const { QueryClient } = await import('@tanstack/react-query')
  const { cards } = await new QueryClient().fetchQuery(listBankCardsQuery())
  return cards.find(({ usable }) => usable)?.cardId ?? ''
}

const timesAsked = (gateway: ReturnType<typeof startStubGateway>, id: string) =>
  gateway.asked.filter(({ operation }) => operation === id).length

beforeEach(async () => {
  await resetRuntime()
  startStubGateway()
  await signInOnStub('ravi88')
  onDone.mockClear()
})
afterEach(() => {
  cleanup()
  act(() => {
    forgetMoneyCall(KEY)
    endSession()
  })
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
  configureGateway({})
})

it('MONEY-06, MONEY-11 an order whose answer was lost is found by its key, and never sent again', async () => {
  const gateway = await orderAndLose('after')
  show()
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  const [order] = db.withdrawOrders.all()
  expect(onDone).toHaveBeenCalledWith(order?.orderNo, expect.objectContaining({ key: KEY, operation: 'withdraw' }))
  expect([timesAsked(gateway, 'withdraw'), timesAsked(gateway, 'settleMoneyCall')]).toEqual([1, 1])
  expect(moneyCallsItem.read()).toBeUndefined()
  expect(await screen.findByText('The form')).toBeDefined()
})

it('MONEY-08, MONEY-05 an order that never arrived gives the form back and says so', async () => {
  await orderAndLose('before')
  show()
  expect(await screen.findByText('The form')).toBeDefined()
  expect(onDone).not.toHaveBeenCalled()
  expect(db.withdrawOrders.count()).toBe(0)
  expect(moneyCallsItem.read()).toBeUndefined()
})

it('MONEY-05 while nobody knows, it stands in place of the form and warns of ordering again', async () => {
  const gateway = await orderAndLose('after', { hold: ['settleMoneyCall'] })
  show()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(UNKNOWN)
  expect(alert.textContent).toContain('Do not order again. We are checking.')
  expect(screen.queryByText('The form')).toBeNull()
  expect(await screen.findByText('৳ 1,000.00')).toBeDefined()
  await waitFor(() => expect(gateway.held).toHaveLength(1))
  await act(async () => gateway.held[0]?.release())
  expect(await screen.findByText('The form')).toBeDefined()
})

it('MONEY-12 says that a call is processed while another tab sends it, and once that is gone, that nobody knows', async () => {
  let isSenderAlive = true
  const request = (_name: string, _options: object, run: (lock: object | null) => unknown) =>
    run(isSenderAlive ? null : {})
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const gateway = startStubGateway({ hold: ['settleMoneyCall'] })
  moneyCallsItem.write([
    { key: KEY, operation: 'withdraw', member: 'ravi88', merchant: 'bdtdemo', amount: '1000.00', at: Date.now() },
  ])
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key })))
  show()
  await screen.findByRole('heading', { name: SENDING })
  expect(timesAsked(gateway, 'settleMoneyCall')).toBe(0)
  isSenderAlive = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByRole('heading', { name: UNKNOWN })
  await waitFor(() => expect(gateway.held).toHaveLength(1))
  await act(async () => gateway.held[0]?.release())
  expect(await screen.findByText('The form')).toBeDefined()
})

it('MONEY-07, GAP-132 asks after 1, 2, 4, 8 and then each 15 seconds for two minutes, then by a button, which keeps the focus', async () => {
  const gateway = await orderAndLose('after', { prefer: { settleMoneyCall: 'example=running' } })
  vi.useFakeTimers({ shouldAdvanceTime: false })
  show()
  await act(() => vi.advanceTimersByTimeAsync(1))
  const asks: number[] = []
  for (let second = 0; second <= 150; second += 1) {
    asks.push(timesAsked(gateway, 'settleMoneyCall'))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
  }
  const seconds = asks.flatMap((count, second) => (count > (asks[second - 1] ?? 0) ? [second] : []))
  expect(seconds.slice(0, 5).map((second, i) => second - (seconds[i - 1] ?? second))).toEqual([0, 1, 2, 4, 8])
  expect(new Set(seconds.slice(5).map((second, i) => second - (seconds[i + 4] ?? 0)))).toEqual(new Set([15]))
  expect(asks.at(-1)).toBe(13)
  vi.useRealTimers()
  const check = screen.getByRole('button', { name: 'Check now' })
  check.focus()
  fireEvent.click(check)
  expect(check.textContent).toBe('Checking')
  expect(document.activeElement).toBe(check)
  await waitFor(() => expect(timesAsked(gateway, 'settleMoneyCall')).toBe(14))
})

it('MONEY-07 asks again as soon as the connection is back', async () => {
  const gateway = await orderAndLose('after', { prefer: { settleMoneyCall: 'example=running' } })
  show()
  await waitFor(() => expect(timesAsked(gateway, 'settleMoneyCall')).toBe(1))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(timesAsked(gateway, 'settleMoneyCall')).toBe(2))
})

it('MONEY-07 checks again, and says so, when the connection is back after it has given up', async () => {
  const gateway = await orderAndLose('after', { prefer: { settleMoneyCall: 'example=running' } })
  vi.useFakeTimers({ shouldAdvanceTime: false })
  show()
  for (let second = 0; second <= 150; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  screen.getByRole('button', { name: 'Check now' })
  const before = timesAsked(gateway, 'settleMoneyCall')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
  await waitFor(() => expect(timesAsked(gateway, 'settleMoneyCall')).toBe(before + 1))
})

it('MONEY-06 who has left before it is known stays there, and is told', async () => {
  const gateway = await orderAndLose('after', { hold: ['settleMoneyCall'] })
  show()
  await waitFor(() => expect(gateway.held).toHaveLength(1))
  cleanup()
  await act(async () => gateway.held[0]?.release())
  await waitFor(() => expect(moneyCallsItem.read()).toBeUndefined())
  const { result } = renderHook(useToasts)
  expect(result.current.toast?.text.id).toBe('money.unknown.made')
  expect(onDone).not.toHaveBeenCalled()
})
