import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mock/state/db.ts'
import { stubNow } from '#mock/lib/clock.ts'
import { actOn } from '#mock/state/money/operator.ts'
import type { DepositMethodCode, DepositMethodList, MoneyOperation } from '#src/api/generated/types.ts'
import { place } from './on-screen.ts'
import { visitSite } from './whole-site.tsx'

/** Opens the page of deposits as a member. */
export const visitDeposit = (rest: Partial<Omit<Parameters<typeof visitSite>[0], 'as'>> = {}) =>
  visitSite({ path: '/m/voucherCenter', as: 'ravi88', ...rest })

/** The bodies that an operation was sent with, fields of a form among them. */
export const sentBy = (site: Awaited<ReturnType<typeof visitSite>>, operation: MoneyOperation) =>
  Promise.all(
    site.calls(operation).map(async ({ request }) => {
      const isForm = request.headers.get('Content-Type')?.startsWith('multipart') === true
      return isForm ? Object.fromEntries(await request.clone().formData()) : request.clone().json()
    }),
  )

/** Fills the form for a transfer to the first bank. */
export async function fillTransfer(amount: string, payer = 'Ravi Kumar'): Promise<void> {
  fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: amount } })
  fireEvent.change(screen.getByLabelText(/^Name on the account/), { target: { value: payer } })
}

/** Presses the button of the form that stands in the page. */
export const order = (): void => {
  fireEvent.click(screen.getByRole('button', { name: /^Deposit( ৳|$)/ }))
}

/** The number of the order whose page is open. */
export async function openedOrder(): Promise<string> {
  await waitFor(() => expect(place()).toMatch(/^\/m\/member\/depositOrder\?no=D/))
  return new URLSearchParams(window.location.search).get('no') ?? ''
}

/** What operator, bank or provider do with an order. */
export async function act(
  orderNo: string,
  action: 'arrive' | 'check' | 'reject' | 'reverse',
  rest: { amount?: string; reason?: 'NOT_FOUND' } = {},
): Promise<void> {
  expect(await actOn(db, { orderNo, action, ...rest }, stubNow())).toBe(true)
}

/** The ways to pay with one more that is open, of one channel. */
export function withMethod(value: unknown, method: DepositMethodCode, name: string): DepositMethodList {
  const { methods } = value as DepositMethodList
  const limits = { minAmount: '100.00', maxAmount: '9000.00' }
  const channel = { channelId: 'x-main', name, vendor: 'EASTLINK', state: 'OPEN', limits } as const
  return {
    methods: [
      ...methods.filter((one) => one.method !== method),
      { method, name, state: 'OPEN', channels: [{ ...channel, quickAmounts: ['500.00'] }] },
    ],
  }
}
