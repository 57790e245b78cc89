// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { act as settle, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setClockAhead } from '#mock/lib/clock.ts'
import { db } from '#mock/state/db.ts'
import type { DepositOrderDetails } from '#src/api/generated/types.ts'
import { act, fillTransfer, openedOrder, order } from './support/deposit-page.tsx'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  setClockAhead(0)
})

const MINUTE_MS = 60_000
/** Opens the page anew, as after a reload. */
function visit(orderNo: string, rest: Omit<Parameters<typeof visitSite>[0], 'path' | 'as'> = {}) {
  cleanup()
  return visitSite({ path: `/m/member/depositOrder?no=${orderNo}`, as: 'ravi88', ...rest })
}
const example = (name: string) => ({ prefer: { getDepositOrder: `example=${name}` } })
const ACCOUNT = '1851100048203'
const pass = (ms: number) => settle(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const heading = (name: string) => screen.findByRole('heading', { name })

/** Orders a transfer, whose page is open then. */
async function orderTransfer() {
  const site = await visitSite({ path: '/m/voucherCenter', as: 'ravi88' })
  await fillTransfer('1500')
  order()
  const orderNo = await openedOrder()
  await screen.findByText(ACCOUNT)
  return { site, orderNo }
}

/** Orders by WeChat, in the variant of this name; its page is open then. */
async function orderWechat(variant: string) {
  await visitSite({ path: '/m/voucherCenter', as: 'ravi88' })
  fireEvent.click(await screen.findByRole('button', { name: /^WeChat/ }))
  fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '1000' } })
  fireEvent.click(screen.getByRole('radio', { name: variant }))
  order()
  return openedOrder()
}

/** Reads files of Node, which alone go into the request of a test. */
class NodeFileReader extends EventTarget {
  result: ArrayBuffer | string | undefined
  abort(): void {
    this.result = undefined
  }
  readAsArrayBuffer(file: NodeFile): void {
    void file.arrayBuffer().then((bytes) => this.end(bytes))
  }
  readAsDataURL(): void {
    this.end('data:image/png;base64,AA==')
  }
  private end(result: ArrayBuffer | string) {
    this.result = result
    this.dispatchEvent(new Event('loadend'))
    this.dispatchEvent(new Event('load'))
  }
}

/** What stands in the order's facts. */
const facts = () => [...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent)

describe('the page of a deposit', () => {
  it('MONEY-28 marks where another amount than ordered has arrived', async () => {
    await visit('D2611210711530290', example('arrived'))
    await heading('Your money has arrived')
    expect(facts()).toContain('Ordered৳ 1,000.00')
    expect(facts()).toContain('Received৳ 900.00')
    expect(document.querySelector('mark')?.textContent).toBe('৳ 900.00')
    expect(screen.getByText(/We received a different amount than you ordered/)).toBeDefined()
  })

  it('MONEY-28 marks nothing where what was ordered has arrived', async () => {
    const { orderNo } = await orderTransfer()
    await act(orderNo, 'arrive')
    await visit(orderNo)
    await heading('Your money has arrived')
    expect(document.querySelector('mark')).toBeNull()
    expect(facts()).toContain('Received৳ 1,500.00')
  })

  it('MONEY-29 names the day where there is more than one left, and counts no hours', async () => {
    const { orderNo } = await orderTransfer()
    const expiresAt = new Date(Date.now() + 2 * 24 * 60 * MINUTE_MS).toISOString()
    await visit(orderNo, {
      change: (asked, value) => {
        if (asked !== 'getDepositOrder') return value
        const details = value as DepositOrderDetails
        return { ...details, order: { ...details.order, expiresAt } }
      },
    })
    const deadline = await screen.findByText(/^Pay by/)
    expect(deadline.querySelector('time')?.dateTime).toBe(expiresAt)
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('MONEY-29, MONEY-30 counts down by the gateway’s clock, and shows no account when the time is over', async () => {
    const { orderNo } = await orderTransfer()
    setClockAhead(119 * MINUTE_MS)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() })
    await visit(orderNo)
    await vi.waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/Pay within 0(0:5|1:0)\d/))
    await pass(MINUTE_MS + 2_000)
    expect(screen.getByRole('heading', { name: 'This order has expired' })).toBeDefined()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByText(ACCOUNT)).toBeNull()
    expect(screen.queryByLabelText(/^Transfer number/)).toBeNull()
  })

  it.each(['qrAwaited', 'linkAwaited', 'transferAwaited'])(
    'MONEY-30 shows no code, link or account of an order like %s whose time is over',
    async (name) => {
      // The times of the examples lie in the past.
      await visit('D2611210847226640', example(name))
      await heading('This order has expired')
      expect(screen.queryByRole('img', { name: 'QR code of the payment' })).toBeNull()
      expect(screen.queryByRole('link', { name: /^Open / })).toBeNull()
      // The number alone can be copied, for customer service.
      expect(screen.getAllByRole('button', { name: /^Copy/ })).toEqual([
        screen.getByRole('button', { name: 'Copy Order number' }),
      ])
    },
  )

  it('MONEY-31 asks every 5 s for a minute, then every 15 s, and nothing once it is over', async () => {
    const { orderNo } = await orderTransfer()
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      now: Date.now(),
    })
    const watched = await visit(orderNo)
    await vi.waitFor(() => expect(screen.getByText(ACCOUNT)).toBeDefined())
    const count = () => watched.calls('getDepositOrder').length
    const first = count()
    await pass(61_000)
    expect(count() - first).toBe(12)
    await pass(13_000)
    expect(count() - first).toBe(12)
    await pass(2_000)
    expect(count() - first).toBe(13)
    const slow = count()
    await pass(60_000)
    onTestFinished(() => focusManager.setFocused(undefined))
    focusManager.setFocused(false)
    await pass(60_000)
    expect(count() - slow, 'while nobody sees the page').toBe(4)
    focusManager.setFocused(undefined)
    await act(orderNo, 'arrive')
    const balances = watched.calls('getWallets').length
    await pass(16_000)
    expect(watched.calls('getWallets').length).toBeGreaterThan(balances)
    expect(screen.getByRole('heading', { name: 'Your money has arrived' })).toBeDefined()
    const over = count()
    await pass(120_000)
    expect(count()).toBe(over)
  })

  it('MONEY-32 takes nothing from the address but the number', async () => {
    const { orderNo } = await orderTransfer()
    await visit(`${orderNo}&status=COMPLETED&success=1&amount=9.00`)
    await heading('Waiting for your payment')
    expect(screen.getByText(orderNo)).toBeDefined()
    expect(screen.getByText('1500.00')).toBeDefined()
    expect(facts()).toEqual(['Paid withPadma River Bank'])
  })

  it.each(['https://pay.eastlink.example.evil.example/checkout/1', 'https://shop.example/checkout/1', ''])(
    'MONEY-33 ERR-41 leads to no page like "%s", and says what to do',
    async (url) => {
      const orderNo = await orderWechat('Open the app')
      expect(await screen.findByRole('link', { name: 'Open pay.eastlink.example' })).toBeDefined()
      await visit(orderNo, {
        change: (asked, value) =>
          asked === 'getDepositOrder' ? { ...(value as DepositOrderDetails), payment: { kind: 'LINK', url } } : value,
      })
      await screen.findByText(/^This order leads to a page that we do not know as a payment page.*Ask customer service/)
      expect(screen.queryByRole('link', { name: /^Open / })).toBeNull()
      expect([...document.links].map(({ href }) => href)).not.toContain(url)
      expect(await within(screen.getByRole('main')).findByRole('button', { name: 'Customer service' })).toBeDefined()
    },
  )

  it('MONEY-35 shows order, amount and expiry with a code, and saves them as a picture', async () => {
    const context = { fillRect: vi.fn(), fillText: vi.fn<(text: string) => void>(), measureText: () => ({ width: 0 }) }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await visitSite({ path: '/m/voucherCenter', as: 'ravi88' })
    fireEvent.click(await screen.findByRole('button', { name: /^WeChat/ }))
    fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '1000' } })
    order()
    const orderNo = await openedOrder()
    const card = (await screen.findByRole('img', { name: 'QR code of the payment' })).parentElement
    expect(card?.textContent).toContain(orderNo)
    expect(card?.textContent).toContain('৳ 1,000.00')
    const expiresAt = db.depositOrders.all().find((one) => one.orderNo === orderNo)?.order.expiresAt ?? ''
    expect([...(card?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime)).toEqual([expiresAt])
    fireEvent.click(screen.getByRole('button', { name: 'Save picture' }))
    expect(saved).toEqual([`${orderNo}.png`])
    const zone = { timeZone: 'Asia/Dhaka', hourCycle: 'h23' } as const
    const until = new Intl.DateTimeFormat('en', { ...zone, dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(expiresAt),
    )
    expect(context.fillText.mock.calls.map(([text]) => text)).toEqual(['৳ 1,000.00', orderNo, `Valid until ${until}`])
    expect(context.fillRect.mock.calls.length).toBeGreaterThan(200)
  })

  it('MONEY-36 sends the number of a transfer, after which nothing expires', async () => {
    const { site, orderNo } = await orderTransfer()
    const field = screen.getByLabelText(/^Transfer number/)
    fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
    expect(await screen.findByText('Enter the number, or add a picture of the slip.')).toBeDefined()
    fireEvent.change(field, { target: { value: 'bkl 7q' } })
    fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
    await heading('We are looking for your payment')
    expect(site.calls('addDepositProof')).toHaveLength(1)
    expect(db.depositOrders.findFirst((q) => q.where({ orderNo }))?.reference).toBe('bkl7q')
    setClockAhead(600 * MINUTE_MS)
    await visit(orderNo)
    await heading('We are looking for your payment')
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('MONEY-37 asks for the number by the name that it has there, and takes no other kind', async () => {
    const site = await visitSite({ path: '/m/voucherCenter', as: 'ravi88' })
    fireEvent.click(await screen.findByRole('button', { name: /^bKash Send Money/ }))
    await fillTransfer('1500')
    order()
    await openedOrder()
    const field = await screen.findByLabelText(/^TrxID of the transfer/)
    expect(screen.getByText(/^8 to 12 letters and digits\./)).toBeDefined()
    fireEvent.change(field, { target: { value: 'BKL7Q2M' } })
    fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
    await screen.findByText('Check the number.')
    expect(site.calls('addDepositProof')).toEqual([])
    fireEvent.change(field, { target: { value: 'bkl7 q2m9 xt' } })
    fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
    await heading('We are looking for your payment')
    expect(db.depositOrders.all().at(-1)?.reference).toBe('BKL7Q2M9XT')
  })

  it('MONEY-36 takes a slip in place of the number', async () => {
    const { orderNo } = await orderTransfer()
    vi.stubGlobal('FileReader', NodeFileReader)
    vi.stubGlobal('Blob', NodeBlob)
    vi.stubGlobal('File', NodeFile)
    const png = new NodeFile([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0])], 'slip.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText(/Add picture/), { target: { files: [png] } })
    await screen.findByRole('button', { name: /slip\.png/ })
    fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
    await heading('We are looking for your payment')
    expect(db.depositOrders.findFirst((q) => q.where({ orderNo }))?.hasSlip).toBe(true)
  })

  it('MONEY-63 says each change of a deposit to whom it is read out, and nothing before the first', async () => {
    const { orderNo } = await orderTransfer()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    await visit(orderNo)
    await vi.waitFor(() => expect(screen.getByText(ACCOUNT)).toBeDefined())
    const announced = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])
    expect(announced()).toEqual([])
    for (const [action, words] of [['check', 'Processing'] as const, ['arrive', 'Completed'] as const]) {
      await act(orderNo, action)
      await pass(6_000)
      expect(announced()).toEqual([words])
    }
  })

  it('MONEY-62 lists each step with its time, and why it ended', async () => {
    await visit('D2611201803554418', example('rejected'))
    await heading('This deposit was rejected')
    const steps = within(screen.getByRole('list', { name: 'What happened so far' })).getAllByRole('listitem')
    expect(steps.map((step) => step.querySelector('time')?.getAttribute('datetime'))).toEqual([
      '2026-11-20T18:03:55Z',
      '2026-11-20T18:10:31Z',
      '2026-11-20T19:02:44Z',
    ])
    expect(steps.at(-1)?.textContent).toMatch(/^Rejected.*We could not find this payment\.$/)
  })

  it('says where there is no such order, and leads to the record', async () => {
    await visit('D0000')
    await heading('Order not found')
    expect(screen.getByRole('link', { name: 'Open the record' }).getAttribute('href')).toBe(
      '/m/member/accountRecord?tab=deposit',
    )
  })
})
