// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { leavePage, openPage, tapTwentyTimes } from '../../../../../tests/support/member-page.tsx'
import { press } from '../../../../../tests/support/on-screen.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { startStubGateway } from '../../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import {
  callsOf,
  closeUnderWay,
  openBatch,
  openMember,
  openTransfer,
  places,
  sendBatch,
  sheet,
} from '../../../../../tests/support/team-page.ts'
import { TeamPage } from '../TeamPage.tsx'

const LOST = 'code=500, example=UNKNOWN_ERROR'

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('agent01')
})
afterEach(leavePage)

const open = () => openPage(<TeamPage />, '/m/member/agent/team')

it('MONEY-17 a batch that was made is not said to have gone through as a whole, and nobody stays ticked for it', async () => {
  startStubGateway({ prefer: { transferMultipleDownline: LOST, settleMoneyCall: 'example=done' } })
  await open()
  await screen.findByRole('button', { name: /rakib_dhk/ })
  await sendBatch('10', /downline1/, /rakib_dhk/)
  await waitFor(() => expect(places()).toEqual(['agent.transfer.settled']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: 'Select' })
})

it('MONEY-17 a transfer that was made leads back to its member', async () => {
  startStubGateway({ prefer: { transferDownline: LOST, settleMoneyCall: 'example=done' } })
  await open()
  await openTransfer('10')
  await press('Send now')
  await waitFor(() => expect(places()).toEqual(['agent.transfer.made']))
  await within(await sheet()).findByText('Joined')
})

/** Another tab keeps a transfer whose outcome is not known. */
function keepUnknown(operation: 'transferDownline' | 'transferMultipleDownline'): void {
  moneyCallsItem.write([
    { key: 'c'.repeat(32), operation, member: 'agent01', merchant: 'bdtdemo', amount: '10.00', at: 0 },
  ])
  globalThis.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key }))
}

it.each([
  ['transferDownline', 'agent.transfer.made'],
  ['transferMultipleDownline', 'agent.transfer.settled'],
] as const)('MONEY-17 a %s to others that is settled before a batch gives its form back', async (operation, words) => {
  const gateway = startStubGateway({ prefer: { settleMoneyCall: 'example=done' }, hold: ['settleMoneyCall'] })
  keepUnknown(operation)
  await open()
  await openBatch(/downline1/)
  await waitFor(() => expect(gateway.held).toHaveLength(1))
  gateway.held[0]?.release()
  await waitFor(() => expect(places()).toEqual([words]))
  await screen.findByLabelText(/^Amount per member/)
})

it('MONEY-17 a transfer to another member that is settled gives the form for this one back', async () => {
  const gateway = startStubGateway({ prefer: { settleMoneyCall: 'example=done' }, hold: ['settleMoneyCall'] })
  keepUnknown('transferDownline')
  await open()
  await openMember(/rakib_dhk/)
  await press('Send money')
  await waitFor(() => expect(gateway.held).toHaveLength(1))
  gateway.held[0]?.release()
  await screen.findByLabelText(/^Amount/)
})

it.each([
  ['settled', 'agent.transfer.settled', { transferMultipleDownline: LOST, settleMoneyCall: 'example=done' }],
  ['answered late', 'agent.transfer.sentOf', {}],
] as const)('MONEY-17 a batch that is %s gives the form for one of its members back', async (_, words, prefer) => {
  const gateway = startStubGateway({ prefer, hold: ['transferMultipleDownline'] })
  await open()
  await screen.findByRole('button', { name: /rakib_dhk/ })
  await sendBatch('10', /downline1/, /rakib_dhk/)
  await closeUnderWay(gateway)
  await press('Cancel')
  await openMember(/rakib_dhk/)
  await press('Send money')
  await within(await sheet()).findByRole('alert')
  gateway.held[0]?.release()
  await waitFor(() => expect(places()).toEqual([words]))
  expect(await within(await sheet()).findByLabelText(/^Amount/)).toBeDefined()
})

it('MONEY-14 MONEY-17 a batch that is answered after its sheet was closed closes the sheet of the next', async () => {
  const gateway = startStubGateway({ hold: ['transferMultipleDownline'] })
  await open()
  await screen.findByRole('button', { name: /rakib_dhk/ })
  await sendBatch('10', /downline1/, /rakib_dhk/)
  await closeUnderWay(gateway)
  await press(/^Send money/)
  await within(await sheet()).findByRole('alert')
  gateway.held[0]?.release()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: 'Select' })
})

it('MONEY-14 MONEY-17 a transfer that is answered after its sheet was closed leads back to its member', async () => {
  const gateway = startStubGateway({ hold: ['transferDownline'] })
  await open()
  await openTransfer('10')
  await press('Send now')
  await closeUnderWay(gateway)
  await openMember(/rakib_dhk/)
  await press('Send money')
  await within(await sheet()).findByRole('alert')
  gateway.held[0]?.release()
  expect(await within(await sheet()).findByText('Joined')).toBeDefined()
})

it('MONEY-14 a transfer that is answered after its sheet was closed leaves the form for the rebates open', async () => {
  const gateway = startStubGateway({ hold: ['transferDownline'] })
  await open()
  await openTransfer('10')
  await press('Send now')
  await closeUnderWay(gateway)
  await openMember(/rakib_dhk/)
  await press('Rebates')
  await within(await sheet()).findByRole('button', { name: 'Save rebates' })
  gateway.held[0]?.release()
  await waitFor(() => expect(places()).toEqual(['agent.transfer.made']))
  expect(within(await sheet()).getByRole('button', { name: 'Save rebates' })).toBeDefined()
})

const storedSums = () => moneyCallsItem.read()?.map(({ operation, amount }) => [operation, amount])

/** Opens a batch in which each member gets another amount, up to the question whether it is right. */
async function openUnequal() {
  await openBatch(/downline1/, /rakib_dhk/)
  await press('Different amounts')
  fireEvent.input(await screen.findByRole('textbox', { name: /^downline1/ }), { target: { value: '0.5' } })
  fireEvent.input(await screen.findByRole('textbox', { name: /^rakib_dhk/ }), { target: { value: '40' } })
  await press('Continue')
}

it('MONEY-02 MONEY-17 a transfer is stored with its amount while it is under way', async () => {
  const gateway = startStubGateway({ hold: ['transferDownline'] })
  await open()
  await openTransfer('10')
  await press('Send now')
  await waitFor(() => expect(gateway.held).toHaveLength(1))
  expect(storedSums()).toEqual([['transferDownline', '10.00']])
  await act(async () => gateway.held[0]?.release())
  await waitFor(() => expect(storedSums()).toBeUndefined())
})

it('MONEY-15 MONEY-17 twenty taps send one batch, which is stored with its sum', async () => {
  const gateway = startStubGateway({ hold: ['transferMultipleDownline'] })
  await open()
  await openUnequal()
  await tapTwentyTimes(() => screen.queryByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(gateway.held).toHaveLength(1))
  expect(callsOf(gateway, 'transferMultipleDownline')).toHaveLength(1)
  expect(storedSums()).toEqual([['transferMultipleDownline', '40.50']])
  await act(async () => gateway.held[0]?.release())
  await waitFor(() => expect(storedSums()).toBeUndefined())
})

it('MONEY-08 MONEY-17 a batch that moved nothing gives each amount back', async () => {
  startStubGateway({ prefer: { transferMultipleDownline: LOST } })
  await open()
  await openUnequal()
  await press('Send now')
  await waitFor(() => expect(places()).toEqual(['money.unknown.nothing']))
  expect(await screen.findByRole('textbox', { name: /^downline1/ })).toHaveProperty('value', '0.5')
  expect(screen.getByRole('textbox', { name: /^rakib_dhk/ })).toHaveProperty('value', '40')
})

it('MONEY-08 MONEY-17 an amount that was given back is gone when the sheet is opened again', async () => {
  startStubGateway({ prefer: { transferDownline: LOST } })
  await open()
  await openTransfer('10')
  await press('Send now')
  await waitFor(() => expect(screen.queryByLabelText(/^Amount/)).toHaveProperty('value', '10'))
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openMember(/rakib_dhk/)
  await press('Send money')
  expect(await screen.findByLabelText(/^Amount/)).toHaveProperty('value', '')
})

it('MONEY-08 MONEY-12 where another tab found out what became of it, no amount is given back', async () => {
  const gateway = startStubGateway({ prefer: { transferDownline: LOST }, hold: ['settleMoneyCall'] })
  await open()
  await openTransfer('10')
  await press('Send now')
  await waitFor(() => expect(gateway.held).toHaveLength(1))
  moneyCallsItem.remove()
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key })))
  expect(await screen.findByLabelText(/^Amount/)).toHaveProperty('value', '')
})
