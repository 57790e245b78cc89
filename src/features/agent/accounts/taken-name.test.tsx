// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { leavePage, openPage } from '../../../../tests/support/member-page.tsx'
import { formFault } from '../../../../tests/support/form-fault.ts'
import { press } from '../../../../tests/support/on-screen.ts'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { callsOf, places } from '../../../../tests/support/team-page.ts'
import { AgentRegisterPage } from '../AgentRegisterPage.tsx'

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('agent01')
})
afterEach(leavePage)

const type = async (label: RegExp, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } })

it('NAMED-06, ERR-18 the name that was sent is the one that is taken, not the name typed since', async () => {
  const gateway = startStubGateway({ hold: ['createDownline'] })
  await openPage(<AgentRegisterPage />, '/m/agentRegister')
  await type(/^Username/, 'ravi88')
  await type(/^Password/, 'Rickshaw2026')
  await press('Open the account')
  await waitFor(() => expect(gateway.held).toHaveLength(1))
  await type(/^Username/, 'tania_syl')
  await act(async () => gateway.held[0]?.release())
  await waitFor(() => expect(places()).toEqual(['username']))
  await press('Open the account')
  await waitFor(() => expect(callsOf(gateway, 'createDownline')).toHaveLength(2))
  await act(async () => gateway.held[0]?.release())
  await screen.findByRole('heading', { name: /tania_syl/ })
})

it('says that the account may be open where the answer was lost', async () => {
  startStubGateway({ lose: ['createDownline'] })
  await openPage(<AgentRegisterPage />, '/m/agentRegister')
  await type(/^Username/, 'tania_syl')
  await type(/^Password/, 'Rickshaw2026')
  await press('Open the account')
  await waitFor(() =>
    expect(formFault()).toBe('We do not know whether the account was opened. Look for it in your team first.'),
  )
})
