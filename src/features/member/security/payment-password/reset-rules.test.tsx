// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endCountdown, startCountdown } from '#src/core/account/verification/code-countdown.ts'
import { endSession } from '#src/core/session/session.ts'
import { input, lineUnder, press, type } from '../../../../../tests/support/page.tsx'
import { renderSite } from '../../../../../tests/support/render-site.tsx'
import { startStubGateway, type StubOptions } from '../../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import { callsOf } from '../../../../../tests/support/team-page.ts'
import { PaymentPasswordPage } from './PaymentPasswordPage.tsx'

const MOBILE = '01711223344'
const NEW = 'New payment password'
const AGAIN = 'Confirm new payment password'

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  act(() => endCountdown('sendLoginSmsCode', MOBILE))
  endSession()
  configureGateway({})
})

/** The form for a forgotten one, filled in except for the new one. */
async function openReset(label: string, options: StubOptions = {}) {
  await signInOnStub('ravi88')
  const gateway = startStubGateway({
    ...options,
    prefer: { getCustomerSecurityQuestions: 'example=chosen', ...options.prefer },
  })
  renderSite(<PaymentPasswordPage />, {
    path: '/m/member/paymentPassword',
    info: { whitelabel: { MOBILEVERCODELOGIN3: true } },
  })
  await screen.findByRole('heading', { level: 2 })
  press('Forgot the payment password?')
  await screen.findByLabelText(label)
  return gateway
}

async function openAnswers() {
  const gateway = await openReset('In which town were you born?', {
    prefer: { getSecurityConfig: 'example=complete' },
  })
  type('In which town were you born?', 'Comilla')
  type('Which river runs by your home?', 'Padma')
  return gateway
}

async function openSms(options?: StubOptions) {
  const gateway = await openReset('Code by SMS', options)
  type('Mobile number', MOBILE)
  type('Code by SMS', '408213')
  return gateway
}

function save(digits: string, again = digits) {
  type(NEW, digits)
  type(AGAIN, again)
  press('Save payment password')
}

describe.each([
  ['answers', openAnswers],
  ['an SMS code', openSms],
])('a payment password that is set anew by %s', (_, open) => {
  it('MONEY-52 is typed twice, and is none that is easy to guess', async () => {
    const gateway = await open()
    save('418205', '418250')
    await waitFor(() => expect(lineUnder(AGAIN)).toMatch(/do not match/))
    expect(lineUnder(NEW)).toBeUndefined()
    await waitFor(() => expect(document.activeElement).toBe(input(AGAIN)))
    save('111111')
    await waitFor(() => expect(lineUnder(NEW)).toMatch(/^Too easy to guess/))
    expect(lineUnder(AGAIN)).toBeUndefined()
    await waitFor(() => expect(document.activeElement).toBe(input(NEW)))
    await gateway.allAnswered()
    expect(callsOf(gateway, 'resetPaymentPassword')).toEqual([])
  })

  it('MONEY-57 password managers keep it apart from the password of the account', async () => {
    await open()
    expect([NEW, AGAIN].map((label) => input(label).autocomplete)).toEqual(['new-password', 'new-password'])
    const name = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
    expect(name?.value).toBe('ravi88 payment')
    expect(name?.form).toBe(input(NEW).form)
  })
})

it('MONEY-55 another code can be asked for at once where the last one is spent', async () => {
  await openSms({ prefer: { resetPaymentPassword: 'code=410, example=SMS_CODE_EXPIRED' } })
  act(() => startCountdown('sendLoginSmsCode', MOBILE, Date.now() + 60_000))
  expect(screen.getByRole('button', { name: /^Resend in/ }).getAttribute('aria-disabled')).toBe('true')
  save('418205')
  const again = await screen.findByRole('button', { name: 'Send code' })
  expect(again.hasAttribute('aria-disabled')).toBe(false)
})
