// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { DepositReportPage } from '#src/api/generated/types.ts'
import { depositReports } from '#mock/state/money/deposit-orders.ts'
import { db } from '#mock/state/db.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { depositOrderPath } from '#src/core/routing/order-path.ts'
import {
  act as operatorDoes,
  fillTransfer,
  openedOrder,
  order,
  sentBy,
  visitDeposit,
  withMethod,
} from './support/deposit-page.tsx'
import { pathname, press } from './support/on-screen.ts'
import { payIn } from './support/stub-orders.ts'
import { useWholeSite } from './support/whole-site.tsx'

useWholeSite()

const template = (dep_func: number) => ({ info: { mobileTemplate: { mem_cen: 1, dep_func } } })
const ordered = () => depositReports(db, { merchant: 'bdtdemo', username: 'ravi88' }, Date.now(), 'EN')
const UNKNOWN = 'We do not know yet whether your order was placed'
const WAITING = /A deposit is waiting for your payment/
const typeAmount = async (amount: string) =>
  fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: amount } })

describe('the order of a deposit', () => {
  it('NAMED-01, GATEWAY-85, MONEY-44 orders a transfer and shows the account to pay to', async () => {
    const site = await visitDeposit()
    await fillTransfer('1,500')
    const { length } = window.history
    order()
    const orderNo = await openedOrder()
    expect(window.history).toHaveLength(length)
    expect(await sentBy(site, 'createManualDeposit')).toEqual([
      { channelId: 'm-PADMA', amount: '1500.00', payerName: 'Ravi Kumar' },
    ])
    expect(site.calls('createManualDeposit')[0]?.request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
    expect(await screen.findByText('1851100048203')).toBeDefined()
    expect(ordered().map((one) => one.orderNo)).toEqual([orderNo])
  })

  it('MONEY-44 the order takes the place of the form in the history too where the answer was lost', async () => {
    await visitDeposit({ lose: ['createManualDeposit'] })
    await fillTransfer('1500')
    const { length } = window.history
    order()
    const orderNo = await openedOrder()
    expect(ordered().map((one) => one.orderNo)).toEqual([orderNo])
    expect(window.history).toHaveLength(length)
  })

  it.each([0, 1])('MONEY-24 dep_func %i leads to the same order', async (dep_func) => {
    const site = await visitDeposit(template(dep_func))
    if (dep_func === 0) fireEvent.click(await screen.findByRole('button', { name: /Padma River Bank/ }))
    await fillTransfer('1500')
    order()
    await openedOrder()
    expect(await sentBy(site, 'createManualDeposit')).toEqual([
      { channelId: 'm-PADMA', amount: '1500.00', payerName: 'Ravi Kumar' },
    ])
  })

  it('GATEWAY-88 orders by the chosen bank of a provider, and asks for one before', async () => {
    const site = await visitDeposit()
    fireEvent.click(await screen.findByRole('button', { name: /^Online payment/ }))
    fireEvent.click(screen.getAllByRole('button', { name: /Online payment$/ })[1] ?? document.body)
    await typeAmount('1000')
    order()
    expect(await screen.findByText('Choose the bank or wallet you pay with.')).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: 'Nagad' }))
    order()
    await openedOrder()
    expect(await sentBy(site, 'createGatewayDeposit')).toEqual([
      { vendor: 'KAVERIPAY', channelId: 'g-netbanking', amount: '1000.00', bankCode: 'NAGAD' },
    ])
  })

  it('GATEWAY-89 orders by WeChat in the chosen variant', async () => {
    const site = await visitDeposit()
    fireEvent.click(await screen.findByRole('button', { name: /^WeChat/ }))
    await typeAmount('1000')
    fireEvent.click(screen.getByRole('radio', { name: 'Open the app' }))
    order()
    await openedOrder()
    expect(await sentBy(site, 'createWechatDeposit')).toEqual([
      { channelId: 'w-main', variant: 'H5', amount: '1000.00' },
    ])
    expect((await screen.findByRole('link', { name: 'Open pay.eastlink.example' })).getAttribute('href')).toMatch(
      /^https:\/\/pay\.eastlink\.example\/checkout\/D/,
    )
  })

  it('GATEWAY-89 orders by WeChat in the one variant that there is', async () => {
    const site = await visitDeposit({
      change: (asked, value) => {
        if (asked !== 'listDepositBanks') return value
        const { methods } = withMethod(value, 'WECHAT', 'Eastern')
        return {
          methods: methods.map((one) => ({
            ...one,
            channels: one.channels.map((channel) => ({ ...channel, variants: ['H5'] })),
          })),
        }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: /^Eastern/ }))
    await typeAmount('500')
    expect(screen.queryByRole('radio', { name: 'Open the app' })).toBeNull()
    order()
    await waitFor(async () =>
      expect(await sentBy(site, 'createWechatDeposit')).toEqual([
        { channelId: 'x-main', variant: 'H5', amount: '500.00' },
      ]),
    )
  })

  it.each([
    ['GATEWAY-86', 'ALIPAY', 'createAlipayDeposit', 'D2611210847226640'],
    ['GATEWAY-87', 'QQ', 'createQqDeposit', 'D2611210851446093'],
  ] as const)('%s orders by %s', async (_row, method, operation, orderNo) => {
    const site = await visitDeposit({
      prefer: { [operation]: 'example=qr' },
      change: (asked, value) => (asked === 'listDepositBanks' ? withMethod(value, method, 'Eastern') : value),
    })
    fireEvent.click(await screen.findByRole('button', { name: /^Eastern/ }))
    await typeAmount('500')
    order()
    expect(await openedOrder()).toBe(orderNo)
    expect(await sentBy(site, operation)).toEqual([{ channelId: 'x-main', amount: '500.00' }])
  })

  it('GAP-123 a method that the operator has closed meanwhile is said, and the methods asked for again', async () => {
    const site = await visitDeposit({ prefer: { createManualDeposit: 'code=403, example=FEATURE_UNAVAILABLE' } })
    await fillTransfer('1500')
    const before = site.calls('listDepositBanks').length
    order()
    await screen.findByText('This feature is temporarily unavailable.')
    await waitFor(() => expect(site.calls('listDepositBanks')).toHaveLength(before + 1))
    expect(ordered()).toEqual([])
  })

  it('MONEY-14 who has left before the answer stays there, and is told that the order was placed', async () => {
    const site = await visitDeposit({ hold: ['createManualDeposit'] })
    await fillTransfer('1500')
    order()
    await waitFor(() => expect(site.held).toHaveLength(1))
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Home' }))
    await waitFor(() => expect(pathname()).toBe('/m/home'))
    await act(async () => site.held[0]?.release())
    await screen.findByText('Your order was placed. You can find it in your records.')
    expect(pathname()).toBe('/m/home')
  })

  it('MONEY-14 a sheet that is closed while its order is under way cannot be opened to order again', async () => {
    const site = await visitDeposit({ ...template(0), hold: ['createManualDeposit'] })
    fireEvent.click(await screen.findByRole('button', { name: /Padma River/ }))
    await fillTransfer('1500')
    order()
    await waitFor(() => expect(site.held).toHaveLength(1))
    expect(screen.queryByText(UNKNOWN)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await screen.findByText('Your request is being processed')
    expect(screen.queryByRole('button', { name: /Padma River/ })).toBeNull()
    await act(async () => site.held[0]?.release())
    await screen.findByText('Your order was placed. You can find it in your records.')
    await screen.findByRole('button', { name: /Padma River/ })
    expect(site.calls('settleMoneyCall')).toEqual([])
  })

  it('MONEY-16, MONEY-38 a second order like an open one wants a second yes; the open one is offered', async () => {
    await visitDeposit()
    await fillTransfer('1500')
    order()
    const first = await openedOrder()
    cleanup()
    const site = await visitDeposit()
    const waiting = await screen.findByRole('link', { name: /A deposit is waiting for your payment.*1,500\.00/ })
    expect(waiting.getAttribute('href')).toBe(`/m/member/depositOrder?no=${first}`)
    await fillTransfer('1500')
    order()
    const question = await screen.findByRole('alertdialog', { name: 'Make the same deposit again?' })
    expect(question.textContent).toMatch(/at \d\d:\d\d/)
    expect(ordered()).toHaveLength(1)
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(site.calls('createManualDeposit')).toHaveLength(1)
    order()
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deposit again' }))
    expect(await openedOrder()).not.toBe(first)
    expect(ordered()).toHaveLength(2)
  })

  it.each([
    ['BEYOND-11 the question whether', { orderedAt: '2026-11-21T08:35:10Z' }, /with this method at 14:35\. It is/],
    ['without the time of the open order the question whether', undefined, /^Make the same deposit again\?Cancel/],
    ['with a damaged time the question whether', { orderedAt: 'soon' }, /^Make the same deposit again\?Cancel/],
  ])('%s a second order is meant names what is known of the first', async (_when, value, words) => {
    await visitDeposit()
    await fillTransfer('1500')
    const { fetch } = window
    const refused = () => Response.json({ success: false, code: 'ORDER_REPEATED', message: '', value }, { status: 409 })
    const answer = async (call: Request) => ((await call.clone().text()).includes('m-PADMA') ? refused() : fetch(call))
    vi.stubGlobal('fetch', answer)
    order()
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(words)
    vi.stubGlobal('fetch', fetch)
    fireEvent.click(screen.getByRole('button', { name: 'Deposit again' }))
    await openedOrder()
  })

  it('MONEY-38 offers no order of the past, and none that was cancelled after a question', async () => {
    await operatorDoes(await payIn('900.00'), 'arrive')
    const site = await visitDeposit({
      // Without those that the stub makes up, of which one waits.
      change: (operation, value) => {
        if (operation !== 'listDepositReports') return value
        const report = value as DepositReportPage
        return { ...report, content: report.content.filter(({ orderNo }) => !orderNo.startsWith('D0100')) }
      },
    })
    await screen.findByLabelText(/^Amount/)
    await site.allAnswered()
    expect(screen.queryByRole('link', { name: WAITING })).toBeNull()
    await fillTransfer('1500')
    order()
    await openedOrder()
    const account = await screen.findByText('1851100048203')
    const cancel = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel this order' }))
    cancel()
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(site.calls('cancelDeposit')).toEqual([])
    cancel()
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel this order' }))
    await screen.findByRole('heading', { name: 'This order was cancelled' })
    expect(account.isConnected).toBe(false)
    await act(async () => goTo('/m/voucherCenter'))
    await screen.findByLabelText(/^Amount/)
    await site.allAnswered()
    expect(screen.queryByRole('link', { name: WAITING })).toBeNull()
  })

  it('MONEY-38, GAP-152 money that arrives before its order can be cancelled changes the balance elsewhere too', async () => {
    const orderNo = await payIn('900.00')
    const site = await visitDeposit({ path: depositOrderPath(orderNo), hold: ['cancelDeposit'] })
    await press('Cancel this order')
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel this order' }))
    await waitFor(() => expect(site.held).toHaveLength(1))
    await act(async () => goTo('/m/member/home'))
    await screen.findByText('৳ 12,480.50')
    await operatorDoes(orderNo, 'arrive')
    site.held[0]?.release()
    expect(await screen.findByText('৳ 13,380.50')).toBeDefined()
  })
})
