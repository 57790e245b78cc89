// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { db } from '#mock/state/db.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { englishOf } from '../../../../../tests/support/form-fault.ts'
import { leavePage, openPage, tapTwentyTimes } from '../../../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import { press } from '../../../../../tests/support/on-screen.ts'
import {
  bodyOf,
  callsOf,
  closeUnderWay,
  codesOf,
  failing,
  openBatch,
  openMember,
  openTransfer,
  places,
  sheet,
} from '../../../../../tests/support/team-page.ts'
import { TeamPage } from '../TeamPage.tsx'

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('agent01')
})
afterEach(leavePage)

const open = (query = '') => openPage(<TeamPage />, `/m/member/agent/team${query}`)
const keysOf = (gateway: ReturnType<typeof startStubGateway>, id: string) =>
  callsOf(gateway, id).map(({ request }) => request.headers.get('Idempotency-Key'))

/** Codes after which nobody knows whether the money has moved (MONEY-04). */
const NOT_KNOWN: readonly string[] = ['UNKNOWN_ERROR', 'IDEMPOTENCY_CONFLICT']

/** The stub has done nothing, so the form is there again with what was typed, and a key of its own (MONEY-08). */
async function saysThatNothingMoved(gateway: ReturnType<typeof startStubGateway>, id: string) {
  await waitFor(() => expect(places()).toEqual(['money.unknown.nothing']))
  expect(callsOf(gateway, 'settleMoneyCall')).toHaveLength(1)
  expect(callsOf(gateway, id)).toHaveLength(1)
  expect(await screen.findByLabelText(/^Amount/)).toHaveProperty('value', '10')
  await press('Continue')
  await press('Send now')
  await waitFor(() => expect(keysOf(gateway, id)).toHaveLength(2))
  const [first, second] = keysOf(gateway, id)
  expect(second).not.toBe(first)
}

describe('NAMED-30 GATEWAY-110 money for a member', () => {
  it('NAMED-30, MONEY-15 asks whether it is right, sends once for twenty taps, and shows the order number', async () => {
    const gateway = startStubGateway({ hold: ['transferDownline'] })
    await open()
    await openTransfer('1,250')
    expect((await sheet()).textContent).toContain('rakib_dhk')
    await screen.findByText('৳ 1,250.00')
    expect(callsOf(gateway, 'transferDownline')).toHaveLength(0)
    await tapTwentyTimes(() => screen.queryByRole('button', { name: 'Send now' }))
    expect(callsOf(gateway, 'transferDownline')).toHaveLength(1)
    gateway.held[0]?.release()
    await screen.findByLabelText('Order number')
    expect(await bodyOf(gateway, 'transferDownline')).toEqual({ memberId: '105519302', amount: '1250.00' })
    await waitFor(() => expect(callsOf(gateway, 'getWallets').length).toBeGreaterThan(1))
    await press('Done')
    await waitFor(() => expect(screen.getByRole('button', { name: /rakib_dhk/ }).textContent).toContain('৳ 4,434.20'))
  })

  it('GAP-122 the same opening keeps its key after a failure, and a new one has another', async () => {
    const gateway = startStubGateway({ prefer: { transferDownline: 'code=503, example=SYSTEM_BUSY' } })
    await open()
    await openTransfer('10')
    await press('Send now')
    await waitFor(() => expect(places()).toEqual([{ form: englishOf('SYSTEM_BUSY') }]))
    await press('Send now')
    await waitFor(() => expect(keysOf(gateway, 'transferDownline')).toHaveLength(2))
    const [first, second] = keysOf(gateway, 'transferDownline')
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send now' }).getAttribute('aria-busy')).toBeNull())
    fireEvent.keyDown(await sheet(), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openTransfer('10')
    await press('Send now')
    await waitFor(() => expect(keysOf(gateway, 'transferDownline')).toHaveLength(3))
    expect(keysOf(gateway, 'transferDownline')[2]).not.toBe(first)
  })

  it.each([
    ['', 'money.amount.format'],
    ['0', 'money.amount.format'],
    ['12.345', 'money.amount.format'],
    ['250300.01', reactions.INSUFFICIENT_BALANCE.text.id],
  ])('NAMED-30 refuses an amount of %j before anything is sent', async (amount) => {
    const gateway = startStubGateway()
    await open()
    await screen.findByRole('button', { name: /rakib_dhk/ })
    await openTransfer(amount)
    await waitFor(() => expect(places()).toEqual(['amount']))
    expect(callsOf(gateway, 'transferDownline')).toHaveLength(0)
  })

  it('NAMED-30 AMOUNT_OUT_OF_LIMITS says the limits at the amount, which are kept from then on', async () => {
    const gateway = startStubGateway()
    await open()
    await openTransfer('0.50')
    await press('Send now')
    await screen.findByText(/1\.00.*1,000,000\.00/)
    fireEvent.input(await screen.findByLabelText(/^Amount/), { target: { value: '0.60' } })
    await press('Continue')
    await waitFor(() => expect(places()).toEqual(['amount']))
    expect(callsOf(gateway, 'transferDownline')).toHaveLength(1)
  })

  const atAmount: readonly string[] = ['INSUFFICIENT_BALANCE', 'AMOUNT_OUT_OF_LIMITS']
  it.each(codesOf('transferDownline'))(
    'NAMED-30 GATEWAY-09 transferDownline: %s shows once at its place',
    async (code) => {
      const gateway = startStubGateway(failing('transferDownline', code))
      await open()
      await openTransfer('10')
      await press('Send now')
      await waitFor(() => expect(callsOf(gateway, 'transferDownline')).toHaveLength(1))
      if (NOT_KNOWN.includes(code)) return saysThatNothingMoved(gateway, 'transferDownline')
      await waitFor(() => expect(places()).toEqual([atAmount.includes(code) ? 'amount' : { form: englishOf(code) }]))
    },
  )

  it('MONEY-14 closing the sheet does not cancel a transfer that is under way', async () => {
    const gateway = startStubGateway({ hold: ['transferDownline'] })
    await open()
    await openTransfer('10')
    await press('Send now')
    await waitFor(() => expect(gateway.held).toHaveLength(1))
    // The answer comes while the sheet is on its way out.
    await press('Close')
    await act(async () => gateway.held[0]?.release())
    await waitFor(() => expect(moneyCallsItem.read()).toBeUndefined())
    await waitFor(() => expect(places()).toEqual(['agent.transfer.made']))
    expect(callsOf(gateway, 'settleMoneyCall')).toEqual([])
    expect(db.bookings.count()).toBeGreaterThan(0)
  })

  it('MONEY-14, MONEY-17 no form sends again while a closed sheet has a transfer under way; then it is there', async () => {
    const gateway = startStubGateway({ hold: ['transferDownline'] })
    await open()
    await openTransfer('10')
    await press('Send now')
    await waitFor(() => expect(gateway.held).toHaveLength(1))
    expect(screen.queryByText(/We do not know yet/)).toBeNull()
    await closeUnderWay(gateway)
    await openMember(/downline1/)
    await press('Send money')
    await screen.findByText('Your request is being processed')
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
    await act(async () => gateway.held[0]?.release())
    await screen.findByLabelText(/^Amount/)
    await waitFor(() => expect(places()).toEqual(['agent.transfer.made']))
    expect(callsOf(gateway, 'settleMoneyCall')).toEqual([])
  })

  it('MONEY-14 a failure after the sheet was closed is said by a toast', async () => {
    const gateway = startStubGateway({
      ...failing('transferDownline', 'INSUFFICIENT_BALANCE'),
      hold: ['transferDownline'],
    })
    await open()
    await openTransfer('10')
    await press('Send now')
    await closeUnderWay(gateway)
    await act(async () => gateway.held[0]?.release())
    await waitFor(() => expect(places()).toEqual([reactions.INSUFFICIENT_BALANCE.text.id]))
  })

  it('MONEY-17, MONEY-06 an answer that is lost is asked after, and the transfer never sent again', async () => {
    const gateway = startStubGateway({ prefer: { transferDownline: 'code=500, example=UNKNOWN_ERROR' } })
    await open()
    await openTransfer('10')
    await press('Send now')
    await waitFor(() => expect(callsOf(gateway, 'settleMoneyCall')).toHaveLength(1))
    expect(callsOf(gateway, 'transferDownline')).toHaveLength(1)
    const [key] = keysOf(gateway, 'transferDownline')
    expect(await bodyOf(gateway, 'settleMoneyCall')).toEqual({ key, operation: 'transferDownline' })
  })

  it('NAMED-30 a disabled account gets no money and no rates', async () => {
    startStubGateway()
    await open('?name=shuvo')
    await openMember(/shuvo1994/)
    expect(screen.queryByRole('button', { name: 'Send money' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Rebates' })).toBeNull()
    screen.getByText(/This account is disabled/)
  })
})

describe('NAMED-30 GATEWAY-111 money for several members', () => {
  it('NAMED-30 AGENT-08 GAP-122 tells who got it and why not, and sends again what failed with another key', async () => {
    const gateway = startStubGateway()
    await open()
    await screen.findByRole('button', { name: /rakib_dhk/ })
    await openBatch(/downline1/, /rakib_dhk/)
    await press('Different amounts')
    fireEvent.input(await screen.findByRole('textbox', { name: /^downline1/ }), { target: { value: '0.5' } })
    fireEvent.input(await screen.findByRole('textbox', { name: /^rakib_dhk/ }), { target: { value: '40' } })
    await screen.findByText('৳ 40.50')
    await press('Continue')
    const payees = within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem')
    expect(payees.map(({ textContent }) => textContent)).toEqual(['downline1৳ 0.50', 'rakib_dhk৳ 40.00'])
    await press('Send now')
    await screen.findByRole('heading', { name: '1 of 2 sent' })
    screen.getByText('The amount is outside the limits.')
    await press('Retry the failed transfer')
    expect(await screen.findByRole('textbox', { name: /^downline1/ })).toHaveProperty('value', '0.50')
    fireEvent.input(screen.getByRole('textbox', { name: /^downline1/ }), { target: { value: '5' } })
    await press('Continue')
    await press('Send now')
    await screen.findByRole('heading', { name: '1 of 1 sent' })
    const [first, second] = keysOf(gateway, 'transferMultipleDownline')
    expect(second).not.toBe(first)
    const { transfers } = (await bodyOf(gateway, 'transferMultipleDownline')) as { transfers: { amount: string }[] }
    expect(transfers.map(({ amount }) => amount)).toEqual(['5.00'])
    await press('Done')
    // Everybody has got their money, so nobody is ticked any more.
    await screen.findByRole('button', { name: 'Select' })
  })

  it('MONEY-14 closing the sheet leaves the ticks that came since, and says how many got their money', async () => {
    const gateway = startStubGateway({ hold: ['transferMultipleDownline'] })
    await open()
    await screen.findByRole('button', { name: /rakib_dhk/ })
    await openBatch(/downline1/, /rakib_dhk/)
    await press('Different amounts')
    fireEvent.input(await screen.findByRole('textbox', { name: /^downline1/ }), { target: { value: '0.5' } })
    fireEvent.input(await screen.findByRole('textbox', { name: /^rakib_dhk/ }), { target: { value: '40' } })
    await press('Continue')
    await press('Send now')
    await closeUnderWay(gateway)
    const third = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .find(({ checked, disabled }) => !checked && !disabled)
    fireEvent.click(third as HTMLInputElement)
    await act(async () => gateway.held[0]?.release())
    await waitFor(() => expect(places()).toEqual(['agent.transfer.sentOf']))
    expect(third?.checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /downline1/ }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /rakib_dhk/ }).checked).toBe(false)
  })

  it('NAMED-30 one amount for all is measured together against the balance', async () => {
    const gateway = startStubGateway()
    await open()
    await screen.findByRole('button', { name: /rakib_dhk/ })
    await openBatch(/downline1/, /rakib_dhk/)
    fireEvent.input(await screen.findByLabelText(/^Amount per member/), { target: { value: '125150.01' } })
    await press('Continue')
    await waitFor(() => expect(places()).toEqual(['same']))
    fireEvent.input(screen.getByLabelText(/^Amount per member/), { target: { value: '125150' } })
    await press('Continue')
    await screen.findByRole('button', { name: 'Send now' })
    await press('Back')
    expect(await screen.findByLabelText(/^Amount per member/)).toHaveProperty('value', '125150')
    expect(callsOf(gateway, 'transferMultipleDownline')).toHaveLength(0)
  })

  it('NAMED-30 a disabled account cannot be ticked', async () => {
    startStubGateway()
    await open('?name=shuvo')
    await press('Select')
    expect(await screen.findByRole('checkbox', { name: /shuvo1994/ })).toHaveProperty('disabled', true)
  })

  it.each(codesOf('transferMultipleDownline'))(
    'NAMED-30 GATEWAY-09 transferMultipleDownline: %s is said once',
    async (code) => {
      const gateway = startStubGateway(failing('transferMultipleDownline', code))
      await open()
      await screen.findByRole('button', { name: /rakib_dhk/ })
      await openBatch(/rakib_dhk/)
      fireEvent.input(await screen.findByLabelText(/^Amount per member/), { target: { value: '10' } })
      await press('Continue')
      await press('Send now')
      if (NOT_KNOWN.includes(code)) return saysThatNothingMoved(gateway, 'transferMultipleDownline')
      await waitFor(() => expect(places()).toEqual([{ form: englishOf(code) }]))
      await act(async () => undefined)
      expect(places()).toHaveLength(1)
    },
  )
})
