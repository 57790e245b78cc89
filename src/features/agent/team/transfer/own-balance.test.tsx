// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { hideBalanceItem } from '#src/core/storage/items.ts'
import { leavePage, openPage } from '../../../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import { press } from '../../../../../tests/support/on-screen.ts'
import { callsOf, openBatch, openMember, places, sheet } from '../../../../../tests/support/team-page.ts'
import { TeamPage } from '../TeamPage.tsx'

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('agent01')
})
afterEach(leavePage)

/** The balance as another tab has left it. */
function spendElsewhere() {
  let left: string | undefined
  const gateway = startStubGateway({
    change: (operation, value) =>
      operation === 'getWallets' && left !== undefined ? { ...Object(value), sumBalance: left } : value,
  })
  const spend = async () => {
    left = '100.00'
    const asked = callsOf(gateway, 'getWallets').length
    fireEvent(window, new Event('visibilitychange'))
    await waitFor(() => expect(callsOf(gateway, 'getWallets').length).toBeGreaterThan(asked))
    await screen.findAllByText(/100\.00/)
  }
  return { gateway, spend }
}

it.each([
  ['one member', 'amount', 'transferDownline', () => openMember(/rakib_dhk/)],
  [
    'several members',
    'same',
    'transferMultipleDownline',
    async () => {
      await press('Select')
      for (const name of [/rakib_dhk/, /downline1/]) fireEvent.click(await screen.findByRole('checkbox', { name }))
    },
  ],
])(
  'NAMED-30 leads back to the amount where the balance fell after it was checked: %s',
  async (_to, field, call, open) => {
    const { gateway, spend } = spendElsewhere()
    await openPage(<TeamPage />, '/m/member/agent/team')
    await open()
    await press('Send money')
    fireEvent.input(await screen.findByLabelText(/^Amount/), { target: { value: '500' } })
    await press('Continue')
    await screen.findByRole('button', { name: 'Send now' })
    await spend()
    await press('Send now')
    await waitFor(() => expect(places()).toEqual([field]))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Amount/)))
    expect(callsOf(gateway, call)).toEqual([])
  },
)

it.each([
  ['one member', () => openMember(/rakib_dhk/).then(() => press('Send money'))],
  ['several members', () => openBatch(/rakib_dhk/)],
])('WALLET-06 shows asterisks for a hidden balance: %s', async (_to, open) => {
  hideBalanceItem.write(true)
  startStubGateway()
  await openPage(<TeamPage />, '/m/member/agent/team')
  await open()
  const yours = await within(await sheet()).findByText('Your balance')
  expect(yours.nextElementSibling?.textContent).toBe('৳ ******')
})
