// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { updateAccount } from '#mock/state/accounts/accounts.ts'
import { db } from '#mock/state/db.ts'
import { cardsOf } from '#mock/state/money/cards.ts'
import { stubNow } from '#mock/lib/clock.ts'
import { heldUntil } from '#mock/state/money/withdraw-hold.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { orderingMember, payIn, payOut } from '../../../tests/support/stub-orders.ts'
import { controlOf } from '../control.ts'
import type { Door } from '../door.ts'
import { Orders } from './Orders.tsx'
import { useOrders } from './use-orders.ts'

const said = vi.fn<(words: string) => void>()

function Panel({ door }: { door: Door }) {
  const control = controlOf(door)
  const { live, act } = useOrders(control, false)
  return <Orders {...{ door, control, live }} who={undefined} onAct={act} onSay={said} />
}

/** The row of an order, as soon as it is there. */
const rowOf = async (orderNo: string) =>
  (await screen.findByText(orderNo)).closest('li') ?? expect.unreachable('an order stands in a list')
const press = (row: HTMLElement, name: string) => fireEvent.click(within(row).getByRole('button', { name }))

beforeEach(async () => {
  await resetRuntime()
  said.mockClear()
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) =>
    controlResponse(method, path, body ?? ''),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the orders of the console', () => {
  it('begin empty, and list what comes by itself, the latest first', async () => {
    render(<Panel door="stub" />)
    expect(await screen.findByText(/^No order yet/)).toBeDefined()
    const [first, second] = [await payIn('5000.00'), await payOut('1000.00')]
    await rowOf(second)
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringMatching(`^Withdrawal1,000.00waits for the operatorravi88 bdtdemo${second}`),
      expect.stringMatching(`^Deposit5,000.00waits for its moneyravi88 bdtdemo${first}`),
    ])
    expect(screen.getByText('2 · 2 open')).toBeDefined()
  })

  it('let another amount arrive than was ordered, which the field begins with', async () => {
    const orderNo = await payIn('5000.00')
    render(<Panel door="stub" />)
    const row = await rowOf(orderNo)
    const field = within(row).getByLabelText<HTMLInputElement>('Amount that arrives')
    expect(field.value).toBe('5000.00')
    fireEvent.change(field, { target: { value: '4,900' } })
    press(row, 'Money arrives')
    expect(await within(row).findByText('4,900.00 arrived')).toBeDefined()
    expect(said).toHaveBeenLastCalledWith(`${orderNo}: 4,900.00 arrived`)
    expect(
      within(row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reverse'])
  })

  it.each([
    ['Check', 'is checked'],
    ['Expire', 'expired'],
    ['Reject', 'rejected, other amount'],
  ])('do what the state of a deposit allows: %s', async (button, words) => {
    const row = await payIn('5000.00').then((orderNo) => (render(<Panel door="stub" />), rowOf(orderNo)))
    fireEvent.change(within(row).getByLabelText('Reason to reject it'), { target: { value: 'AMOUNT' } })
    press(row, button)
    expect(await within(row).findByText(words)).toBeDefined()
  })

  it('pay a withdrawal out, and send it back', async () => {
    const row = await payOut('1000.00').then((orderNo) => (render(<Panel door="stub" />), rowOf(orderNo)))
    press(row, 'Check')
    expect(await within(row).findByText('is on its way')).toBeDefined()
    press(row, 'Pay')
    expect(await within(row).findByText('paid out')).toBeDefined()
    press(row, 'Return')
    expect(await within(row).findByText('sent back by the bank')).toBeDefined()
    expect(within(row).queryByRole('button')).toBeNull()
  })

  it('keep the focus in the row whose button is gone', async () => {
    const row = await payIn('5000.00').then((orderNo) => (render(<Panel door="stub" />), rowOf(orderNo)))
    within(row).getByRole('button', { name: 'Check' }).focus()
    press(row, 'Check')
    await waitFor(() => expect(document.activeElement).toBe(row))
  })

  it('say in the row what the gateway refuses, until the next press', async () => {
    const orderNo = await payIn('5000.00')
    render(<Panel door="stub" />)
    const row = await rowOf(orderNo)
    const field = within(row).getByLabelText('Amount that arrives')
    fireEvent.change(field, { target: { value: '12;5' } })
    press(row, 'Money arrives')
    expect((await within(row).findByRole('alert')).textContent).toBe('An amount is written as 100.00')
    fireEvent.change(field, { target: { value: '12.5' } })
    press(row, 'Money arrives')
    expect(await within(row).findByText('12.50 arrived')).toBeDefined()
    expect(within(row).queryByRole('alert')).toBeNull()
  })

  it('are no more where Prism is alone, and say so', async () => {
    render(<Panel door="prism" />)
    expect(await screen.findByText(/keeps no orders/)).toBeDefined()
    expect(screen.queryByLabelText('Name of the account')).toBeNull()
  })

  it('stay in sight while the gateway does not answer', async () => {
    const orderNo = await payIn('5000.00')
    render(<Panel door="stub" />)
    await rowOf(orderNo)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await screen.findByText(/The gateway does not answer/, {}, { timeout: 5_000 })).toBeDefined()
    expect(screen.getByText(orderNo)).toBeDefined()
  })
})

describe('the account beside the orders', () => {
  it('gets an amount to bet', async () => {
    render(<Panel door="stub" />)
    fireEvent.change(screen.getByLabelText('Amount to bet before a payout'), { target: { value: '250' } })
    fireEvent.click(screen.getByRole('button', { name: 'Set' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: 250.00 to bet before a payout'))
    expect(orderingMember().turnoverLeft).toBe('250.00')
  })

  it('has the cards that it added checked, or not', async () => {
    const added = cardsOf(orderingMember()).slice(0, 1)
    await updateAccount(db, orderingMember(), (draft) => {
      draft.cards = added
    })
    const usable = () => orderingMember().cards?.map((card) => card.usable)
    render(<Panel door="stub" />)
    fireEvent.click(screen.getByRole('button', { name: 'Unchecked' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: added cards are unchecked'))
    expect(usable()).toEqual([false])
    fireEvent.click(screen.getByRole('button', { name: 'Checked' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: added cards are checked'))
    expect(usable()).toEqual([true])
  })

  it('gets a deposit limit and a break, and loses both', async () => {
    render(<Panel door="stub" />)
    fireEvent.change(screen.getByLabelText('Period of the deposit limit'), { target: { value: 'WEEK' } })
    fireEvent.change(screen.getByLabelText('Amount of the deposit limit'), { target: { value: '500' } })
    fireEvent.click(screen.getByRole('button', { name: 'Limit' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: at most 500.00 a week'))
    expect(orderingMember().depositLimits).toEqual([{ period: 'WEEK', amount: '500.00' }])
    fireEvent.click(screen.getByRole('button', { name: 'No limit' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: no limit a week'))
    expect(orderingMember().depositLimits).toEqual([{ period: 'WEEK' }])
    fireEvent.click(screen.getByRole('button', { name: '7 d' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: a break of 7 d'))
    const left = () => Date.parse(orderingMember().breakEndsAt ?? '') - Date.now()
    expect(left()).toBeGreaterThan(6 * 86_400_000)
    fireEvent.click(screen.getByRole('button', { name: 'End' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: no break'))
    expect(left()).toBeLessThanOrEqual(0)
  })

  it('BEYOND-14 is asked who it is, and confirmed', async () => {
    render(<Panel door="stub" />)
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: customer service must confirm who it is'))
    expect(orderingMember().identity).toBe('REQUIRED')
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: customer service knows who it is'))
    expect(orderingMember().identity).toBe('CONFIRMED')
  })

  it('BEYOND-15 has its withdrawals held, and released', async () => {
    render(<Panel door="stub" />)
    fireEvent.click(screen.getByRole('button', { name: 'Hold a day' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: withdrawals are held for a day'))
    expect(heldUntil(orderingMember(), stubNow())).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('ravi88: withdrawals are no longer held'))
    expect(heldUntil(orderingMember(), stubNow())).toBeUndefined()
  })

  it('is refused where there is none of that name', async () => {
    render(<Panel door="stub" />)
    fireEvent.change(screen.getByLabelText('Name of the account'), { target: { value: 'nobody9' } })
    fireEvent.click(screen.getByRole('button', { name: 'Set' }))
    expect((await screen.findByRole('alert')).textContent).toBe('bdtdemo has no account called nobody9')
  })
})
