// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setClockAhead } from '#mock/lib/clock.ts'
import { act, openedOrder, order } from './support/deposit-page.tsx'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'clipboard')
  setClockAhead(0)
})

const ADDRESS = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
const WARNING = 'Send USDT on the TRC20 network only. Anything sent on another network is lost.'
const facts = () => [...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent)
const QR = { name: 'QR code of the address' }

async function choose(amount: string) {
  const site = await visitSite({ path: '/m/voucherCenter', as: 'ravi88' })
  fireEvent.click(await screen.findByRole('button', { name: /^USDT \(TRC20\)/ }))
  fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: amount } })
  return site
}

async function orderUsdt() {
  const site = await choose('1500')
  order()
  const orderNo = await openedOrder()
  await screen.findByText(ADDRESS)
  return { site, orderNo }
}

describe('BEYOND-13 a deposit in USDT', () => {
  it('BEYOND-13, MONEY-18 says before the order what to send, at what rate, and on which network alone', async () => {
    await choose('1500')
    await waitFor(() => expect(facts()).toContain('You sendUSDT 12.35'))
    expect(facts()).toEqual(
      expect.arrayContaining(['Rate1 USDT = ৳ 121.50', 'NetworkTRC20', 'Confirmations needed20', 'Amount৳ 1,500.00']),
    )
    expect(screen.getByText(WARNING)).toBeDefined()
    expect(screen.getByText(/Your balance is updated after 20 network confirmations\.$/)).toBeDefined()
    fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '123456789012345.67' } })
    await waitFor(() => expect(facts()).toContain('You sendUSDT 1,016,105,259,360.87'))
    fireEvent.click(screen.getByRole('button', { name: /^Padma River Bank/ }))
    expect(screen.queryByText(WARNING)).toBeNull()
    expect(facts().join()).not.toContain('USDT')
  })

  it('BEYOND-13 asks for no payer, and shows address, both amounts and the warning with the order', async () => {
    const { site, orderNo } = await orderUsdt()
    const [call] = site.calls('createManualDeposit')
    const sent = await call?.request.formData()
    expect(Object.fromEntries(sent ?? [])).toEqual({ channelId: 'm-USDT', amount: '1500.00' })
    expect(screen.getByText('12.35')).toBeDefined()
    expect(facts()).toEqual(
      expect.arrayContaining([
        'Deposit৳ 1,500.00',
        'AmountUSDT 12.35',
        'Rate1 USDT = ৳ 121.50',
        'NetworkTRC20',
        'Confirmations needed20',
      ]),
    )
    const head = screen.getByRole('heading', { name: 'Waiting for your payment' }).parentElement
    expect(head?.textContent).toContain('৳ 1,500.00USDT 12.35')
    expect(screen.getByRole('timer').textContent).toMatch(/Pay within (1:59|2:00):\d\d/)
    const pay = screen.getByRole('heading', { name: 'Send USDT to this address' }).parentElement
    if (!pay) throw new Error('the address stands in a card')
    expect(within(pay).getByText(WARNING)).toBeDefined()
    expect(within(pay).getByRole('img', QR)).toBeDefined()
    expect(pay.textContent).toContain(orderNo)
    expect(screen.queryByText('Transfer to this account')).toBeNull()
  })

  it('BEYOND-13 copies the address and the exact amount, each on its press', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await orderUsdt()
    expect(writeText).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Copy Address' }))
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(ADDRESS))
    fireEvent.click(screen.getByRole('button', { name: 'Copy Amount in USDT' }))
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith('12.35'))
  })

  it('BEYOND-13, MONEY-35 the saved picture carries amount, order, expiry and network', async () => {
    const drawn: string[] = []
    const context = {
      fillRect: vi.fn(),
      fillText: (text: string) => void drawn.push(text),
      measureText: () => ({ width: 0 }),
    }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { orderNo } = await orderUsdt()
    fireEvent.click(screen.getByRole('button', { name: 'Save picture' }))
    expect(drawn).toEqual(['USDT 12.35', orderNo, expect.stringMatching(/^Valid until /), WARNING])
  })

  it('BEYOND-13, MONEY-37 is proved by the hash of the transfer', async () => {
    const { site } = await orderUsdt()
    const field = await screen.findByLabelText(/^Transfer hash/)
    fireEvent.change(field, { target: { value: 'BKL7Q2M9XT' } })
    fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
    await screen.findByText('Check the number.')
    expect(site.calls('addDepositProof')).toEqual([])
    fireEvent.change(field, { target: { value: `0x${'Ab'.repeat(32)}` } })
    fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
    await screen.findByRole('heading', { name: 'We are looking for your payment' })
    expect(screen.queryByText(ADDRESS)).toBeNull()
    expect(screen.queryByRole('img', QR)).toBeNull()
  })

  it('MONEY-30, BEYOND-13 shows no address when the time is over, or the money has come', async () => {
    const { orderNo } = await orderUsdt()
    const again = async () => {
      cleanup()
      await visitSite({ path: `/m/member/depositOrder?no=${orderNo}`, as: 'ravi88' })
    }
    setClockAhead(121 * 60_000)
    await again()
    await screen.findByRole('heading', { name: 'This order has expired' })
    expect(screen.queryByText(ADDRESS)).toBeNull()
    expect(screen.queryByRole('img', QR)).toBeNull()
    setClockAhead(0)
    await act(orderNo, 'arrive')
    await again()
    await screen.findByRole('heading', { name: 'Your money has arrived' })
    expect(screen.queryByText(ADDRESS)).toBeNull()
  })
})
