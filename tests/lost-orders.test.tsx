// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { fillTransfer, order } from './support/deposit-page.tsx'
import { pathname, press } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const amountField = () => screen.findByLabelText<HTMLInputElement>(/^Amount/)
const pinField = () => screen.queryByLabelText<HTMLInputElement>(/^Payment password/, { selector: 'input' })
async function withdrawThousand() {
  fireEvent.change(await amountField(), { target: { value: '1000' } })
  fireEvent.change(pinField() ?? document.body, { target: { value: '482913' } })
  await press(/^Withdraw/)
}
async function depositThousand() {
  await fillTransfer('1000')
  order()
}

const orders = [
  ['/m/voucherCenter', 'createManualDeposit', depositThousand, '/m/member/depositOrder'],
  ['/m/withdraw', 'withdraw', withdrawThousand, '/m/member/withdrawOrder'],
] as const

it.each(orders)('%s holds no order any more that turns out to be made', async (path, operation, send, orderPage) => {
  await visitSite({ path, as: 'ravi88', lose: [operation] })
  await send()
  await waitFor(() => expect(pathname()).toBe(orderPage))
  await act(async () => goTo(path))
  expect((await amountField()).value).toBe('')
})

it.each(orders)('%s holds no order any more that was left and is found to be made elsewhere', async (...given) => {
  const [path, operation, send] = given
  const site = await visitSite({ path, as: 'ravi88', hold: [operation], lose: [operation] })
  await send()
  await waitFor(() => expect(site.held).toHaveLength(1))
  await act(async () => goTo('/m/home'))
  await act(async () => site.held[0]?.release())
  await screen.findByText('Your order was placed. You can find it in your records.')
  await act(async () => goTo(path))
  expect((await amountField()).value).toBe('')
})

it.each(orders)('MONEY-12 %s holds no order any more that another tab has asked after', async (...given) => {
  const [path, operation, send] = given
  const site = await visitSite({ path, as: 'ravi88', hold: ['settleMoneyCall'], lose: [operation] })
  await send()
  await waitFor(() => expect(site.held).toHaveLength(1))
  moneyCallsItem.remove()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key })))
  expect((await amountField()).value).toBe('')
})

it.each(orders)('MONEY-08 %s gives what was typed back without secrets, and has a new key', async (...given) => {
  const [path, operation, send] = given
  const site = await visitSite({ path, as: 'ravi88', prefer: { [operation]: 'code=500, example=UNKNOWN_ERROR' } })
  await send()
  await screen.findByText('Your order was not placed. You can order again.')
  expect((await amountField()).value).toBe('1000')
  expect(pinField()?.value ?? '').toBe('')
  await send()
  await waitFor(() => expect(site.calls(operation)).toHaveLength(2))
  const keys = site.calls(operation).map(({ request }) => request.headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
  await waitFor(() => expect(site.calls('settleMoneyCall')).toHaveLength(2))
})
