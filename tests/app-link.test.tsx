// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DepositOrderDetails } from '#src/api/generated/types.ts'
import { merchantItem } from '#src/core/storage/items.ts'
import { openedOrder } from './support/deposit-page.tsx'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

// The merchant of a page is chosen once, when its code is loaded.
vi.hoisted(() => window.localStorage.setItem('MC_MERCHANT', 'inrdemo'))

useWholeSite()
beforeEach(() => merchantItem.write('inrdemo'))
afterEach(() => delete window.nativeApp)

type Payment = NonNullable<DepositOrderDetails['payment']>

const BUTTON = { name: 'Pay in an app on this phone' }
const button = () => screen.findByRole('link', BUTTON)

/** Orders by UPI; its page is open then. */
async function orderUpi() {
  await visitSite({ path: '/m/voucherCenter', as: 'ravi88' })
  fireEvent.click(await screen.findByRole('button', { name: /^UPI/ }))
  fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: '500' } })
  fireEvent.click(screen.getByRole('button', { name: /^Deposit ₹/ }))
  return openedOrder()
}

/** Opens the page of an order anew, with another way to pay it. */
function visit(orderNo: string, payment: Payment) {
  cleanup()
  merchantItem.write('inrdemo')
  return visitSite({
    path: `/m/member/depositOrder?no=${orderNo}`,
    as: 'ravi88',
    change: (asked, value) => (asked === 'getDepositOrder' ? { ...(value as DepositOrderDetails), payment } : value),
  })
}

describe('MONEY-34 a link to a payment app', () => {
  it('MONEY-34, BEYOND-13 stands below the code of a UPI order, and states its amount', async () => {
    const orderNo = await orderUpi()
    const link = await button()
    expect(link.getAttribute('href')).toMatch(/^upi:\/\/pay\?.*&am=500\.00&cu=INR$/)
    expect(link.getAttribute('href')).toContain(orderNo)
    // A window of its own would stay empty.
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([null, 'noopener noreferrer'])
    expect(screen.getByRole('img', { name: 'QR code of the payment' })).toBeDefined()
    expect(link.parentElement?.textContent).toContain('The app asks you to pay ₹ 500.00.')
  })

  it('MONEY-34 opens on a press alone', async () => {
    const openExternal = vi.fn<(url: string) => void>()
    window.nativeApp = { openExternal, close: () => undefined, platform: () => 'android' }
    await orderUpi()
    const link = await button()
    expect(openExternal).not.toHaveBeenCalled()
    fireEvent.click(link)
    expect(openExternal).toHaveBeenCalledExactlyOnceWith(link.getAttribute('href'))
  })

  it.each([
    'upi://pay?pa=lantern@kaveri&am=5000.00&cu=INR',
    'upi://pay?pa=lantern@kaveri&am=500.00&am=5000.00',
    'upi://mandate?pa=lantern@kaveri&am=500.00',
    'intent://pay?am=500.00#Intent;scheme=upi;end',
    'javascript:alert(1)',
    'https://evil.example/?am=500.00',
    'weixin://wxpay/bizpayurl?pr=9kT2vQe0z',
  ])('MONEY-34 is not there for %s; the code still is', async (appUrl) => {
    const orderNo = await orderUpi()
    await button()
    await visit(orderNo, { kind: 'QR', content: 'upi://pay?am=500.00', appUrl })
    await screen.findByRole('img', { name: 'QR code of the payment' })
    expect(screen.queryByRole('link', BUTTON)).toBeNull()
    expect([...document.links].map(({ href }) => href).filter((href) => !href.startsWith('http'))).toEqual([])
  })

  it('MONEY-34 stands beside the page of a provider, unless that page is not listed itself', async () => {
    const appUrl = 'upi://pay?pa=lantern@kaveri&am=500.00&cu=INR'
    const orderNo = await orderUpi()
    await visit(orderNo, { kind: 'LINK', url: 'https://pay.padmapay.example/checkout/1', appUrl })
    expect((await button()).getAttribute('href')).toBe(appUrl)
    await visit(orderNo, { kind: 'LINK', url: 'https://evil.example/checkout/1', appUrl })
    await screen.findByText(/^This order leads to a page that we do not know as a payment page/)
    expect(screen.queryByRole('link', BUTTON)).toBeNull()
  })

  it('MONEY-34 is gone with the code when the time is over', async () => {
    const orderNo = await orderUpi()
    cleanup()
    await visitSite({
      path: `/m/member/depositOrder?no=${orderNo}`,
      as: 'ravi88',
      prefer: { getDepositOrder: 'example=appAwaited' },
    })
    await screen.findByRole('heading', { name: 'This order has expired' })
    expect(screen.queryByRole('link', BUTTON)).toBeNull()
  })
})
