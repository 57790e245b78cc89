// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetRuntime, runtime } from '#mock/state/runtime.ts'
import { setCustomerSecurityQuestions } from '#src/api/generated/security.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endCountdown } from '#src/core/account/verification/code-countdown.ts'
import { endSession } from '#src/core/session/session.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { formFault } from '../../../../../tests/support/form-fault.ts'
import { renderSite } from '../../../../../tests/support/render-site.tsx'
import { bodyOf, startStubGateway, type StubOptions } from '../../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import { PaymentPasswordPage } from './PaymentPasswordPage.tsx'
import { passChallenge } from '../../../../../tests/support/on-screen.ts'

/** That of seeded accounts. */
const SEEDED = '482913'
const MOBILE = '01711223344'

let gateway = startStubGateway()
const bodies = (operation: OperationId) =>
  Promise.all(gateway.asked.filter((call) => call.operation === operation).map(bodyOf))
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } })
const typeNew = (digits: string, again = digits) => {
  type('New payment password', digits)
  type('Confirm new payment password', again)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const save = () => press('Save payment password')
const Said = () => <output data-testid="said">{useToasts().toast?.text.id}</output>
const said = () => screen.getByTestId('said').textContent

async function open(username: string, options: StubOptions = {}, whitelabel: Record<string, boolean> = {}) {
  gateway = startStubGateway(options)
  await signInOnStub(username)
  const site = renderSite(
    <>
      <PaymentPasswordPage />
      <Said />
    </>,
    { path: '/m/member/paymentPassword', info: { whitelabel } },
  )
  await screen.findByRole('heading', { level: 2 })
  return site
}

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
  endCountdown('sendLoginSmsCode', MOBILE)
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

describe('the first payment password', () => {
  it('NAMED-26, GATEWAY-43 is typed twice, sent without an old one, and leads to the settings', async () => {
    const { address } = await open('newcomer')
    screen.getByRole('heading', { name: 'Set a payment password' })
    expect(screen.queryByLabelText('Current payment password')).toBeNull()
    typeNew('418 205', '৪১৮২০৫')
    save()
    await waitFor(() => expect(address()).toBe('/m/member/security'))
    expect(await bodies('setPaymentPassword')).toEqual([{ newPaymentPassword: '418205' }])
    expect(said()).toBe('member.paymentPassword.saved')
  })

  it.each([
    ['111111', '111111', 'New payment password', /^Too easy to guess/],
    ['654321', '654321', 'New payment password', /^Too easy to guess/],
    ['418205', '418250', 'Confirm new payment password', /do not match/],
    ['4182', '4182', 'New payment password', /has 6 digits/],
  ])('MONEY-52 %s and %s: says it under "%s", and sends nothing', async (digits, again, at, words) => {
    await open('newcomer')
    typeNew(digits, again)
    save()
    await waitFor(() => expect(document.activeElement).toBe(input(at)))
    screen.getByText(words)
    expect(await bodies('setPaymentPassword')).toEqual([])
  })

  it('MONEY-56 is one numeric password field that takes what is pasted and waits for the button', async () => {
    await open('ravi88')
    for (const label of ['Current payment password', 'New payment password']) {
      const { type: kind, inputMode, maxLength } = input(label)
      expect([kind, inputMode, maxLength]).toEqual(['password', 'numeric', -1])
    }
    expect(fireEvent.paste(input('Current payment password'))).toBe(true)
    type('Current payment password', SEEDED)
    typeNew('418205')
    fireEvent.blur(input('Confirm new payment password'))
    await gateway.allAnswered()
    expect(await bodies('setPaymentPassword')).toEqual([])
    fireEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement)
    expect(input('Current payment password').type).toBe('text')
  })

  it('MONEY-57 password managers keep it apart from the password of the account', async () => {
    await open('ravi88')
    expect(input('Current payment password').autocomplete).toBe('one-time-code')
    expect(input('New payment password').autocomplete).toBe('new-password')
    expect(input('Confirm new payment password').autocomplete).toBe('new-password')
    const name = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
    expect(name?.value).toBe('ravi88 payment')
    expect(name?.form).toBe(input('New payment password').form)
  })
})

describe('a payment password that is known', () => {
  it('GATEWAY-43 is changed with the old one', async () => {
    const { address } = await open('agent01')
    type('Current payment password', SEEDED)
    typeNew('418205')
    save()
    await waitFor(() => expect(address()).toBe('/m/member/security'))
    expect(await bodies('setPaymentPassword')).toEqual([{ oldPaymentPassword: SEEDED, newPaymentPassword: '418205' }])
  })

  it('GATEWAY-43 a wrong old one is said at its field, which is empty again; the new one stays', async () => {
    await open('ravi88')
    type('Current payment password', '730914')
    typeNew('418205')
    save()
    await screen.findByText('The payment password is wrong. 4 attempts left.')
    await waitFor(() => expect(document.activeElement).toBe(input('Current payment password')))
    expect(input('Current payment password').value).toBe('')
    expect(input('New payment password').value).toBe('418205')
  })

  it('asks for the one that another tab has set meanwhile', async () => {
    await open('ravi88', { prefer: { getSecurityConfig: 'example=untouched' } })
    screen.getByRole('heading', { name: 'Set a payment password' })
    typeNew('418205')
    save()
    await screen.findByRole('heading', { name: 'Change the payment password' })
    expect(input('New payment password').value).toBe('418205')
    await screen.findByText('The payment password is wrong. 4 attempts left.')
    await waitFor(() => expect(document.activeElement).toBe(input('Current payment password')))
  })

  it('keeps nothing that was typed once the page is left', async () => {
    await open('ravi88')
    type('Current payment password', SEEDED)
    typeNew('418205')
    cleanup()
    await open('ravi88')
    const typed = Array.from(
      document.querySelectorAll<HTMLInputElement>('form input:not([hidden])'),
      ({ value }) => value,
    )
    expect(typed).toEqual(['', '', ''])
  })
})

describe('a forgotten payment password', () => {
  const byAnswers = {
    getSecurityConfig: 'example=complete',
    getCustomerSecurityQuestions: 'example=chosen',
  } as const
  const forget = () => press('Forgot the payment password?')

  it('MONEY-54, GATEWAY-47 is set anew by the answers to the member’s own questions', async () => {
    const { address } = await open('ravi88', { prefer: { ...byAnswers, resetPaymentPassword: 'code=200' } })
    forget()
    const title = screen.getByRole('heading', { name: 'Forgot the payment password?' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    await screen.findByLabelText('In which town were you born?')
    type('In which town were you born?', ' Comilla ')
    save()
    await screen.findByText('Enter your answer.')
    type('Which river runs by your home?', 'Padma')
    typeNew('418205')
    save()
    await waitFor(() => expect(address()).toBe('/m/member/security'))
    expect(await bodies('resetPaymentPassword')).toEqual([
      {
        answers: [
          { questionId: '3', answer: 'Comilla' },
          { questionId: '7', answer: 'Padma' },
        ],
        newPaymentPassword: '418205',
      },
    ])
  })

  it('GATEWAY-44 a wrong answer is said over the button', async () => {
    await open('ravi88', {
      prefer: { ...byAnswers, resetPaymentPassword: 'code=422, example=SECURITY_ANSWERS_INCORRECT' },
    })
    forget()
    await screen.findByLabelText('In which town were you born?')
    type('In which town were you born?', 'Dhaka')
    type('Which river runs by your home?', 'Meghna')
    typeNew('418205')
    save()
    await waitFor(() => expect(formFault()).toBe('At least one answer is wrong.'))
  })

  it('MONEY-55 the fifth wrong answers lock the reset, and say for how many hours', async () => {
    await open('ravi88', { prefer: byAnswers })
    const answers = [
      { questionId: '3', answer: 'Comilla' },
      { questionId: '7', answer: 'Padma' },
    ]
    await setCustomerSecurityQuestions({ body: { answers, paymentPassword: SEEDED } })
    forget()
    await screen.findByLabelText('In which town were you born?')
    type('In which town were you born?', 'Dhaka')
    type('Which river runs by your home?', 'Meghna')
    typeNew('418205')
    for (let tries = 1; tries <= 5; tries += 1) {
      save()
      await waitFor(async () => expect(await bodies('resetPaymentPassword')).toHaveLength(tries))
      await gateway.allAnswered()
    }
    await screen.findByText('Too many wrong answers. Try again in 24 hours, or ask customer service.')
    await waitFor(() => expect(document.activeElement).toBe(input('In which town were you born?')))
    expect(input('In which town were you born?').value).toBe('Dhaka')
  })

  it('LOGIN-21, GAP-147 asks for the code with a number that is right and its dialling code', async () => {
    await open('ravi88', {}, { MOBILEVERCODELOGIN3: true })
    forget()
    type('Mobile number', '017')
    press('Send code')
    await screen.findByText('The mobile number format is incorrect.')
    await gateway.allAnswered()
    expect([screen.queryByRole('slider'), await bodies('sendLoginSmsCode')]).toEqual([null, []])
    type('Mobile number', '+880 1711-223344')
    press('Send code')
    await passChallenge()
    await waitFor(() => expect(document.activeElement).toBe(input('Code by SMS')))
    expect(await bodies('sendLoginSmsCode')).toEqual([
      { mobileNo: MOBILE, countryDialingCode: '880', humanVerification: expect.stringMatching(/^slider\./) },
    ])
  })

  it('MONEY-54, GATEWAY-44 is set anew by a code to the number of the account, the only one that is sent', async () => {
    const sendCode = vi.fn<() => void>()
    vi.stubGlobal('phoneAuth', { sendCode })
    const { address } = await open('ravi88', {}, { MOBILEVERCODELOGIN3: true })
    forget()
    type('Mobile number', '+880 1711-223344')
    press('Send code')
    await passChallenge()
    await waitFor(() => expect(runtime.sms).toHaveLength(1))
    type('Code by SMS', runtime.sms[0]?.code ?? '')
    typeNew('418205')
    save()
    await waitFor(() => expect(address()).toBe('/m/member/security'))
    expect(await bodies('resetPaymentPassword')).toEqual([
      { verificationCode: runtime.sms[0]?.code, newPaymentPassword: '418205' },
    ])
    expect(sendCode).not.toHaveBeenCalled()
  })

  it('BEYOND-15 says before a reset how long withdrawals are held, and before a change nothing', async () => {
    const words = 'For your safety, you cannot withdraw for 24 hours after this change.'
    const prefer = { getSecurityConfig: 'example=holding', getCustomerSecurityQuestions: 'example=chosen' } as const
    await open('ravi88', { prefer }, { MOBILEVERCODELOGIN3: true })
    expect(screen.queryByText(words)).toBeNull()
    forget()
    await screen.findByLabelText('In which town were you born?')
    screen.getByText(words)
    fireEvent.click(screen.getByRole('tab', { name: 'SMS code' }))
    screen.getByLabelText('Mobile number')
    screen.getByText(words)
  })

  it('MONEY-54 leads to customer service where SMS is on, but the account has no number', async () => {
    const change = (operation: string, value: unknown) =>
      operation === 'getSecurityConfig' ? { ...(value as object), mobileNum: false } : value
    await open('ravi88', { change }, { MOBILEVERCODELOGIN3: true })
    forget()
    screen.getByRole('link', { name: 'Customer service' })
    expect(screen.queryByLabelText('Mobile number')).toBeNull()
  })

  it('MONEY-54 leads to customer service where there are neither questions nor SMS', async () => {
    await open('ravi88')
    forget()
    screen.getByText(/Customer service can help you set/)
    screen.getByRole('link', { name: 'Customer service' })
    press('I know my payment password')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Change the payment password' })),
    )
  })
})
