// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { order, visitDeposit, withMethod } from './support/deposit-page.tsx'
import { press } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const typeAmount = async (amount: string) =>
  fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: amount } })

/** What is stored of the call that is held, which ends then. */
async function storedOf(site: Awaited<ReturnType<typeof visitSite>>) {
  await waitFor(() => expect(site.held).toHaveLength(1))
  const stored = moneyCallsItem.read()
  await act(async () => site.held[0]?.release())
  await waitFor(() => expect(moneyCallsItem.read()).toBeUndefined())
  return stored
}
const sentKey = ([call]: { request: Request }[]) => call?.request.headers.get('Idempotency-Key')
const owner = { member: 'ravi88', merchant: 'bdtdemo', at: expect.any(Number) }

it.each([
  ['MANUAL', 'createManualDeposit'],
  ['GATEWAY', 'createGatewayDeposit'],
  ['ALIPAY', 'createAlipayDeposit'],
  ['QQ', 'createQqDeposit'],
  ['WECHAT', 'createWechatDeposit'],
] as const)('MONEY-02 a deposit by %s is stored as the operation that sends it', async (method, operation) => {
  const site = await visitDeposit({
    hold: [operation],
    change: (asked, value) => (asked === 'listDepositBanks' ? withMethod(value, method, 'Eastern') : value),
  })
  await press(/^Eastern/)
  await typeAmount('500')
  const payer = screen.queryByLabelText(/^Name on the account/)
  if (payer) fireEvent.change(payer, { target: { value: 'Ravi Kumar' } })
  order()
  const stored = await storedOf(site)
  expect(stored).toEqual([{ ...owner, key: sentKey(site.calls(operation)), operation, amount: '500.00' }])
})

it('MONEY-02 a withdrawal is stored with its amount as it is sent, and without the payment password', async () => {
  const site = await visitSite({ path: '/m/withdraw', as: 'ravi88', hold: ['withdraw'] })
  await typeAmount('1,000')
  const password = screen.getByLabelText(/^Payment password/, { selector: 'input' })
  fireEvent.change(password, { target: { value: '482913' } })
  await press(/^Withdraw/)
  const stored = await storedOf(site)
  const key = sentKey(site.calls('withdraw'))
  expect(stored).toEqual([{ ...owner, key, operation: 'withdraw', amount: '1000.00' }])
})
