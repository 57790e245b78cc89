// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { leavePage, openPage } from '../../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { press } from '../../../../tests/support/on-screen.ts'
import { OfferedContractsPage } from './OfferedContractsPage.tsx'

const PATH = '/m/member/agent/contracts'

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('agent01')
  startStubGateway()
})
afterEach(leavePage)

it('AGENT-03 what was wrong is judged again for another kind of contract', async () => {
  await openPage(<OfferedContractsPage />, `${PATH}?to=farhana_ctg`)
  await press('Dividend')
  const pay = await screen.findByLabelText(/^Pay/)
  fireEvent.change(pay, { target: { value: '150' } })
  fireEvent.blur(pay)
  await waitFor(() => expect(pay.getAttribute('aria-invalid')).toBe('true'))
  await press('Daily wage')
  await waitFor(() => expect(screen.getByLabelText(/^Pay/).getAttribute('aria-invalid')).toBeNull())
})

it('GATEWAY-124 half a last day is refused at its field, and makes no contract without an end', async () => {
  const gateway = startStubGateway()
  await openPage(<OfferedContractsPage />, `${PATH}?to=farhana_ctg`)
  for (const [label, value] of [
    [/^Minimum valid bets/, '2,000'],
    [/^Active members/, '2'],
    [/^Pay/, '25'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  const lastDay = screen.getByLabelText(/^Last day/)
  const validity = { badInput: true }
  Object.defineProperty(lastDay, 'validity', { value: validity })
  fireEvent.blur(lastDay)
  await screen.findByText('Fill in this field.')
  await press('Send the offer')
  await waitFor(() => expect(document.activeElement).toBe(lastDay))
  expect(gateway.asked.filter(({ operation }) => operation === 'createContract')).toEqual([])
  validity.badInput = false
  fireEvent.blur(lastDay)
  await waitFor(() => expect(screen.queryByText('Fill in this field.')).toBeNull())
  await press('Send the offer')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('GAP-132 AGENT-03 the last step that can be added or removed leaves the focus at the buttons', async () => {
  await openPage(<OfferedContractsPage />, `${PATH}?to=farhana_ctg`)
  const add = await screen.findByRole('button', { name: 'Add a step' })
  add.focus()
  for (let step = 1; step < 10; step += 1) fireEvent.click(add)
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Step/ })).toHaveLength(10))
  expect([document.activeElement, add.matches(':disabled')]).toEqual([add, false])
  const remove = screen.getByRole('button', { name: 'Remove the last step' })
  remove.focus()
  for (let step = 1; step < 10; step += 1) fireEvent.click(remove)
  await waitFor(() => expect(remove.isConnected).toBe(false))
  expect(document.activeElement).toBe(add)
})

it('AGENT-02 shows a disabled account that was searched for, which cannot be chosen', async () => {
  await openPage(<OfferedContractsPage />, PATH)
  await press('Offer a contract')
  const dialog = await screen.findByRole('dialog', { name: 'Who gets the offer?' })
  fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'shuvo1994' } })
  const member = await within(dialog).findByRole('button', { name: /shuvo1994.*Disabled/ })
  expect(member).toHaveProperty('disabled', true)
})
