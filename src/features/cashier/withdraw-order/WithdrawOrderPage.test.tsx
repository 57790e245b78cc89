// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { cardsOf } from '#mock/state/money/cards.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { orderWithdrawal } from '#mock/state/money/withdraw-orders.ts'
import { db } from '#mock/state/db.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { leavePage, openPage } from '../../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { callsOf } from '../../../../tests/support/team-page.ts'
import { WithdrawOrderPage } from './WithdrawOrderPage.tsx'

beforeEach(resetRuntime)
afterEach(async () => {
  vi.useRealTimers()
  await leavePage()
})

async function orderOne(): Promise<string> {
  const account = findAccount(db, 'bdtdemo', 'ravi88')
  const card = account && cardsOf(account).find(({ usable }) => usable)
  if (!account || !card) throw new Error('ravi88 is seeded with cards')
  return (await orderWithdrawal(db, account, { card, amount: 300_000n, fee: 4_500n }, Date.now())).orderNo
}
const act1 = (orderNo: string, action: string) =>
  controlResponse('PUT', `${CONTROL_PREFIX}orders`, JSON.stringify({ orderNo, action }))
/** What a screen reader has been told last. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean)
async function open(orderNo: string) {
  await signInOnStub('ravi88')
  const gateway = startStubGateway()
  await openPage(<WithdrawOrderPage />, `/m/member/withdrawOrder?no=${orderNo}`)
  return gateway
}

it('MONEY-62, MONEY-19 shows amount, fee, payout, the masked account and each step in words', async () => {
  const orderNo = await orderOne()
  await act1(orderNo, 'check')
  await open(orderNo)
  expect(await screen.findByRole('heading', { name: 'The money is on its way' })).toBeDefined()
  for (const text of ['৳ 3,000.00', '৳ 45.00', '৳ 2,955.00', orderNo])
    expect(screen.getAllByText(text)[0]?.closest('bdi')).not.toBeNull()
  expect(document.body.textContent).toMatch(/\*{4} \d{4}/)
  const steps = screen.getByRole('list', { name: 'What happened so far' })
  expect(steps.children).toHaveLength(2)
  for (const time of steps.querySelectorAll('time')) expect(Date.parse(time.dateTime)).not.toBeNaN()
})

it('MONEY-45, MONEY-62 one that came back says why, and that all of it is in the wallet again', async () => {
  const orderNo = await orderOne()
  await act1(orderNo, 'pay')
  await act1(orderNo, 'return')
  await open(orderNo)
  await screen.findByRole('list')
  expect(document.body.textContent).toMatch(/The full .*3,000\.00.* is back in your wallet/)
  expect(screen.getByText('The bank sent the money back.')).toBeDefined()
  expect(
    screen.getByRole('heading', { name: 'The withdrawal did not go through' }).nextElementSibling?.textContent,
  ).toBe('৳ 3,000.00')
})

it('MONEY-31 asks every 5 seconds for a minute, then each 15, until it is over', async () => {
  const orderNo = await orderOne()
  await signInOnStub('ravi88')
  const gateway = startStubGateway()
  vi.useFakeTimers({ shouldAdvanceTime: false })
  const page = openPage(<WithdrawOrderPage />, `/m/member/withdrawOrder?no=${orderNo}`)
  await act(() => vi.advanceTimersByTimeAsync(1))
  await page
  const asks = () => callsOf(gateway, 'getWithdrawOrder').length
  const first = asks()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(asks() - first).toBe(6)
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  const later = asks()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asks() - later).toBe(4)
  await act1(orderNo, 'pay')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  const over = asks()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asks()).toBe(over)
})

it('MONEY-63 says each change of the state to whom it is read out, and nothing before the first', async () => {
  const orderNo = await orderOne()
  await signInOnStub('ravi88')
  startStubGateway()
  vi.useFakeTimers({ shouldAdvanceTime: false })
  const page = openPage(<WithdrawOrderPage />, `/m/member/withdrawOrder?no=${orderNo}`)
  await act(() => vi.advanceTimersByTimeAsync(1))
  await page
  const nextAsk = () => act(() => vi.advanceTimersByTimeAsync(6_000))
  await nextAsk()
  expect(announced()).toEqual([])
  await act1(orderNo, 'check')
  await nextAsk()
  expect(announced()).toEqual(['Processing'])
  await act1(orderNo, 'pay')
  await nextAsk()
  expect(announced()).toEqual(['Completed'])
})

const CANCEL = { name: 'Cancel this withdrawal' }
const cancelButton = () => screen.queryByRole('button', CANCEL)

it('BEYOND-05 is cancelled after a question, and all of it is in the wallet again', async () => {
  const orderNo = await orderOne()
  const gateway = await open(orderNo)
  await screen.findByRole('list')
  fireEvent.click(screen.getByRole('button', CANCEL))
  const yes = await screen.findByRole('button', { name: 'Yes' })
  expect(callsOf(gateway, 'cancelWithdrawal')).toHaveLength(0)
  fireEvent.click(yes)
  expect(await screen.findByRole('heading', { name: 'The withdrawal was cancelled' })).toBeDefined()
  expect(callsOf(gateway, 'cancelWithdrawal')).toHaveLength(1)
  expect(document.body.textContent).toMatch(/The full .*3,000\.00.* is back in your wallet/)
  expect(screen.getByText('You cancelled it.')).toBeDefined()
  expect(cancelButton()).toBeNull()
})

it.each([
  ['the operator has taken it up', 'check', (value: unknown) => value],
  ['the merchant does not say so', undefined, (value: unknown) => ({ ...(value as object), cancellable: undefined })],
] as const)('BEYOND-05 nothing offers to cancel where %s', async (_, action, change) => {
  const orderNo = await orderOne()
  if (action) await act1(orderNo, action)
  await signInOnStub('ravi88')
  startStubGateway({
    change: (operation, value) => (operation === 'getWithdrawOrder' ? change(value as object) : value),
  })
  await openPage(<WithdrawOrderPage />, `/m/member/withdrawOrder?no=${orderNo}`)
  await screen.findByRole('list')
  expect(cancelButton()).toBeNull()
})

it('BEYOND-05 where it is too late, the page says what it is now', async () => {
  const orderNo = await orderOne()
  await open(orderNo)
  await screen.findByRole('list')
  await act1(orderNo, 'check')
  fireEvent.click(screen.getByRole('button', CANCEL))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByRole('heading', { name: 'The money is on its way' })).toBeDefined()
  expect(cancelButton()).toBeNull()
})

it('a number that is none of the member’s leads to the record', async () => {
  await open('W000000')
  await waitFor(() => expect(screen.getByText('Order not found')).toBeDefined())
  expect(screen.getByRole('link', { name: 'Open the record' }).getAttribute('href')).toBe(
    '/m/member/accountRecord?tab=withdraw',
  )
})
