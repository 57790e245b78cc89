// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { goTo } from '#src/core/routing/navigation.ts'
import { press } from './support/on-screen.ts'
import { openMember } from './support/team-page.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const CENTRE = '/m/member/agent/center'
const FIGURES = ['getTeamKpiA', 'getTeamKpiB'] as const
const type = async (label: RegExp, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } })

async function openAccount() {
  await act(async () => goTo('/m/agentRegister'))
  await type(/^Username/, 'tania_syl')
  await type(/^Password/, 'Rickshaw2026')
  await press('Open the account')
}
async function sendMoney() {
  await act(async () => goTo('/m/member/agent/team'))
  await openMember(/rakib_dhk/)
  await press('Send money')
  await type(/^Amount/, '10')
  await press('Continue')
  await press('Send now')
}

it.each([
  ['money was sent', sendMoney, () => screen.findByLabelText('Order number'), ''],
  ['an account was opened', openAccount, () => screen.findByRole('heading', { name: /is open/ }), ''],
  ['the answer to a new account was lost', openAccount, () => screen.findByRole('alert'), 'createDownline'],
])('GATEWAY-95, GATEWAY-96 the figures of a team are asked for again after %s', async (_, change, settled, lost) => {
  const { calls } = await visitSite({
    path: CENTRE,
    as: 'agent01',
    change: (operation, value) => {
      if (operation === lost) throw new TypeError('Failed to fetch')
      return value
    },
  })
  const asked = () => FIGURES.map((operation) => calls(operation).length)
  await waitFor(() => expect(asked()).toEqual([1, 1]))
  await screen.findByText('Active', { selector: 'dt' })
  await change()
  await settled()
  await act(async () => goTo(CENTRE))
  await waitFor(() => expect(asked()).toEqual([2, 2]))
})
