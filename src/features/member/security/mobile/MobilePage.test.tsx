// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OperationId } from '#mock/generated/operations.ts'
import { resetRuntime, runtime } from '#mock/state/runtime.ts'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endCountdown, startCountdown } from '#src/core/account/verification/code-countdown.ts'
import { paths } from '#src/core/routing/paths.ts'
import { endSession } from '#src/core/session/session.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { renderSite } from '../../../../../tests/support/render-site.tsx'
import { bodyOf, startStubGateway, type StubOptions } from '../../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import { MobilePage } from './MobilePage.tsx'
import { passChallenge } from '../../../../../tests/support/on-screen.ts'

/** That of seeded accounts. */
const SEEDED = '482913'
const NUMBER = '01812345679'

let gateway = startStubGateway()
const callsOf = (operation: OperationId) => gateway.asked.filter((call) => call.operation === operation)
const bodies = (operation: OperationId) => Promise.all(callsOf(operation).map(bodyOf))
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const Said = () => <output data-testid="said">{useToasts().toast?.text.id}</output>
const said = () => screen.getByTestId('said').textContent

async function open(username: string, options: StubOptions = {}) {
  gateway = startStubGateway(options)
  await signInOnStub(username)
  const site = await renderSite(
    <>
      <Routes>
        <Route path={paths.mobile} element={<MobilePage />} />
        <Route path={paths.security} element={<h2>Settings</h2>} />
      </Routes>
      <Said />
    </>,
    {
      path: paths.mobile,
      answer: (client) =>
        client.setQueryData(getMemberInfoQuery().queryKey, {
          id: '1',
          nickname: '',
          account: username,
          type: 0,
          ...(username === 'ravi88' ? { mobileNum: '017****3344' } : {}),
        }),
    },
  )
  await screen.findByLabelText('Mobile number')
  return site
}

async function askForCode() {
  type('Mobile number', '+880 1812-345679')
  press('Send code')
  await passChallenge()
}

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  act(() => endCountdown('sendRegisterSmsCode', NUMBER))
  endSession()
  configureGateway({})
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

it('MONEY-59, BEYOND-07 a number is set by the code that went to it and the payment password', async () => {
  const { address } = await open('ravi88')
  screen.getByText('017****3344')
  await askForCode()
  await waitFor(() => expect(document.activeElement).toBe(input('Code by SMS')))
  type('Code by SMS', runtime.sms.at(-1)?.code ?? '')
  type('Payment password', SEEDED)
  press('Save')
  await waitFor(() => expect(address()).toBe(paths.security))
  expect(await bodies('updateMemberMobile')).toEqual([
    { number: NUMBER, code: runtime.sms.at(-1)?.code, paymentPassword: SEEDED },
  ])
  expect(said()).toBe('member.mobile.saved')
})

it('shows the number that a lost answer may have saved', async () => {
  await open('ravi88', { lose: ['updateMemberMobile'] })
  await askForCode()
  await waitFor(() => expect(document.activeElement).toBe(input('Code by SMS')))
  type('Code by SMS', runtime.sms.at(-1)?.code ?? '')
  type('Payment password', SEEDED)
  press('Save')
  expect(await screen.findByText('018****5679')).toBeDefined()
})

it('GAP-147 asks for the code with the number and its dialling code', async () => {
  await open('ravi88')
  await askForCode()
  await waitFor(() => expect(document.activeElement).toBe(input('Code by SMS')))
  expect(await bodies('sendRegisterSmsCode')).toEqual([
    { mobileNum: NUMBER, countryDialingCode: '880', humanVerification: expect.stringMatching(/^slider\./) },
  ])
})

it('has no code sent by a third-party service, which could only be refused', async () => {
  const sendCode = vi.fn<() => void>()
  vi.stubGlobal('phoneAuth', { sendCode })
  await open('ravi88')
  await askForCode()
  await waitFor(() => expect(document.activeElement).toBe(input('Code by SMS')))
  expect(sendCode).not.toHaveBeenCalled()
})

it('MONEY-59 asks no payment password of a member who has none', async () => {
  await open('newcomer')
  expect(screen.queryByLabelText('Payment password')).toBeNull()
  type('Mobile number', NUMBER)
  type('Code by SMS', '408213')
  press('Save')
  await screen.findByText('The verification code is wrong.')
  expect(await bodies('updateMemberMobile')).toEqual([{ number: NUMBER, code: '408213' }])
})

it.each([
  ['MOBILE_TAKEN', 409, 'Mobile number', 'This mobile number is already in use.'],
  ['SMS_CODE_EXPIRED', 410, 'Code by SMS', 'This code has expired. Request a new one.'],
  ['PAYMENT_PASSWORD_INCORRECT', 422, 'Payment password', 'The payment password is wrong. 4 attempts left.'],
])('MONEY-59 %s is said at its field, and nothing else is lost', async (code, status, label, words) => {
  await open('ravi88', { prefer: { updateMemberMobile: `code=${status}, example=${code}` } })
  type('Mobile number', NUMBER)
  type('Code by SMS', '408213')
  type('Payment password', SEEDED)
  press('Save')
  await screen.findByText(words)
  await waitFor(() => expect(document.activeElement).toBe(input(label)))
  expect(input('Mobile number').value).toBe(NUMBER)
  expect(input('Payment password').value).toBe(code === 'PAYMENT_PASSWORD_INCORRECT' ? '' : SEEDED)
})

it('MONEY-55 another code can be asked for at once where the last one is spent', async () => {
  await open('ravi88', { prefer: { updateMemberMobile: 'code=410, example=SMS_CODE_EXPIRED' } })
  type('Mobile number', NUMBER)
  type('Code by SMS', '408213')
  type('Payment password', SEEDED)
  act(() => startCountdown('sendRegisterSmsCode', NUMBER, Date.now() + 60_000))
  expect(screen.getByRole('button', { name: /^Resend in/ }).getAttribute('aria-disabled')).toBe('true')
  press('Save')
  const again = await screen.findByRole('button', { name: 'Send code' })
  expect(again.hasAttribute('aria-disabled')).toBe(false)
})

it('BEYOND-15 says of another number, before it is saved, how long withdrawals are held', async () => {
  await open('ravi88', { prefer: { getSecurityConfig: 'example=holding' } })
  expect(screen.getByText('For your safety, you cannot withdraw for 24 hours after this change.')).toBeDefined()
})

it.each([
  ['a first number', 'newcomer', 'example=holding'],
  ['a number at a merchant without the hold', 'ravi88', 'example=complete'],
])('BEYOND-15 says nothing of a hold before %s', async (_, username, getSecurityConfig) => {
  await open(username, { prefer: { getSecurityConfig } })
  expect(screen.queryByText(/^For your safety/)).toBeNull()
})

it('judges what was typed before it asks', async () => {
  await open('ravi88')
  type('Mobile number', '12')
  press('Save')
  await screen.findByText('Enter a valid verification code.')
  await screen.findByText('A payment password has 6 digits.')
  await waitFor(() => expect(document.activeElement).toBe(input('Mobile number')))
  expect(callsOf('updateMemberMobile')).toEqual([])
})

it('LOGIN-21 judges the number before it asks for a code', async () => {
  await open('ravi88')
  type('Mobile number', '017')
  press('Send code')
  await screen.findByText('The mobile number format is incorrect.')
  await waitFor(() => expect(document.activeElement).toBe(input('Mobile number')))
  expect(screen.queryByRole('slider')).toBeNull()
  expect(callsOf('sendRegisterSmsCode')).toEqual([])
})

it('leads to customer service where the operator sends no codes', async () => {
  await open('ravi88', { prefer: { sendRegisterSmsCode: 'code=403, example=FEATURE_UNAVAILABLE' } })
  await askForCode()
  await screen.findByText('SMS codes are not available right now. Customer service can set the number for you.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your mobile number' })))
  expect(screen.queryByLabelText('Mobile number')).toBeNull()
})
