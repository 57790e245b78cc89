// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { hasWithdrawalPasswordQuery } from '#src/api/generated/security.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession } from '#src/core/session/session.ts'
import { formFault } from '../../../../../tests/support/form-fault.ts'
import { renderSite } from '../../../../../tests/support/render-site.tsx'
import { startStubGateway, type StubOptions } from '../../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import { callsOf } from '../../../../../tests/support/team-page.ts'
import { PaymentPasswordPage } from './PaymentPasswordPage.tsx'

const SETS = 'Set a payment password'
const CHANGES = 'Change the payment password'
const UNKNOWN = 'We do not know whether the new payment password was saved. Try it first where you are asked for one.'

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
})

async function open(username: string, options: StubOptions = {}, title = SETS) {
  await signInOnStub(username)
  const gateway = startStubGateway(options)
  const site = renderSite(<PaymentPasswordPage />, { path: '/m/member/paymentPassword' })
  await screen.findByRole('heading', { name: title })
  return { ...site, gateway }
}
function typeNew() {
  for (const label of ['New payment password', 'Confirm new payment password'])
    fireEvent.input(screen.getByLabelText(label), { target: { value: '418205' } })
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save payment password' }))

it('MONEY-53 asks for the one that a later answer tells of, which costs no attempt', async () => {
  const prefer: StubOptions['prefer'] = { getSecurityConfig: 'example=untouched' }
  const { client, gateway } = await open('ravi88', { prefer })
  typeNew()
  delete prefer.getSecurityConfig
  await act(() => client.invalidateQueries())
  await screen.findByRole('heading', { name: CHANGES })
  expect(screen.getByLabelText('New payment password')).toHaveProperty('value', '418205')
  save()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current payment password')))
  expect(callsOf(gateway, 'setPaymentPassword')).toEqual([])
})

it('MONEY-53 one that an attempt found is known to other pages too', async () => {
  const { client, gateway } = await open('ravi88', { prefer: { getSecurityConfig: 'example=untouched' } })
  const { queryKey } = hasWithdrawalPasswordQuery()
  client.setQueryData(queryKey, false)
  typeNew()
  save()
  await screen.findByRole('heading', { name: CHANGES })
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  await waitFor(() => expect(callsOf(gateway, 'getSecurityConfig')).toHaveLength(2))
})

it('NAMED-26 stays as it is while the first one is told and the page is left', async () => {
  const { address, gateway } = await open('newcomer')
  typeNew()
  save()
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  expect(callsOf(gateway, 'getSecurityConfig')).toHaveLength(2)
  expect(screen.getByRole('heading', { name: SETS })).toBeDefined()
})

it('MONEY-53 one whose answer was lost is asked for, and known to other pages too', async () => {
  const { client } = await open('newcomer', { lose: ['setPaymentPassword'] })
  const { queryKey } = hasWithdrawalPasswordQuery()
  client.setQueryData(queryKey, false)
  typeNew()
  save()
  await screen.findByRole('heading', { name: CHANGES })
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  await waitFor(() => expect(formFault()).toBe(UNKNOWN))
})

it('says that one may have been set anew by answers, after an answer that was lost', async () => {
  await open(
    'ravi88',
    {
      prefer: {
        getSecurityConfig: 'example=complete',
        getCustomerSecurityQuestions: 'example=chosen',
        resetPaymentPassword: 'code=200',
      },
      lose: ['resetPaymentPassword'],
    },
    CHANGES,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Forgot the payment password?' }))
  fireEvent.input(await screen.findByLabelText('In which town were you born?'), { target: { value: 'Comilla' } })
  fireEvent.input(screen.getByLabelText('Which river runs by your home?'), { target: { value: 'Padma' } })
  typeNew()
  save()
  await waitFor(() => expect(formFault()).toBe(UNKNOWN))
})
