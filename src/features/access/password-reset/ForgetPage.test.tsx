// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readDraft } from '#src/core/forms/drafts.ts'
import { endCountdown } from '#src/core/account/verification/code-countdown.ts'
import { failure } from '../../../../tests/support/fake-gateway.ts'
import { address, input, press, type } from '../../../../tests/support/page.tsx'
import {
  EMAIL,
  endReset,
  errors,
  fillAccount,
  heading,
  invalid,
  PROOF,
  renderPage,
  RESET,
  sentTo,
  SMS,
  startReset,
  TICKET,
  toCode,
  toPassword,
  world,
} from '../../../../tests/support/reset-page.tsx'
import { passChallenge } from '../../../../tests/support/on-screen.ts'

describe('a forgotten password', () => {
  beforeEach(() => startReset())
  afterEach(endReset)

  it('GATEWAY-39 GATEWAY-40 GATEWAY-122 FORGET-04 GAP-158 goes through its three steps by e-mail, and on to the login with the name', async () => {
    await toPassword()
    screen.getByText('Step 3 of 3')
    expect(sentTo(EMAIL)).toEqual([{ username: 'ravi88', email: 'ravi88@mail.example' }])
    expect(sentTo(PROOF)).toEqual([
      { username: 'ravi88', email: 'ravi88@mail.example', verificationCode: '771904', captcha: '4071' },
    ])
    type('New password', 'lantern99')
    type('Confirm new password', 'lantern99')
    press('Save new password')
    await screen.findByTestId('login')
    expect(sentTo(RESET)).toEqual([{ ticket: TICKET, newPassword: 'lantern99', confirmNewPassword: 'lantern99' }])
    expect(readDraft('login')).toEqual({ username: 'ravi88' })
    expect(errors()).toEqual([])
  })

  it('GAP-68 leads back to a login that knows what it was asked for', async () => {
    const asked = { entry: 'e1', address: '/m/gameList?gameType=RNG', wish: { does: 'play' } }
    const login = `/m/login?from=${encodeURIComponent(asked.address)}`
    await toPassword({ path: login, state: asked })
    type('New password', 'lantern99')
    type('Confirm new password', 'lantern99')
    press('Save new password')
    expect(JSON.parse((await screen.findByTestId('login')).textContent)).toEqual(asked)
    await waitFor(() => expect(address()).toBe(login))
  })

  it('GAP-68 leads back to a login that its address alone tells where to go, as after a lost session', async () => {
    const login = `/m/login?from=${encodeURIComponent('/m/member/cards')}`
    await toPassword({ path: login })
    type('New password', 'lantern99')
    type('Confirm new password', 'lantern99')
    press('Save new password')
    await screen.findByTestId('login')
    await waitFor(() => expect(address()).toBe(login))
  })

  it('NAMED-20 goes by SMS to the number of the country', async () => {
    await renderPage()
    type('Username', 'ravi88')
    type('Mobile number', '+880 1711-223344')
    type('Code in the picture', '4071')
    press('Continue')
    await screen.findByLabelText('Code by SMS')
    screen.getByText('+880 01711223344')
    expect(world.sent).toEqual([])
    type('Code by SMS', '408213')
    press('Continue')
    await heading('Choose a new password')
    expect(sentTo(PROOF)).toEqual([
      {
        username: 'ravi88',
        mobileNum: '01711223344',
        countryDialingCode: '880',
        verificationCode: '408213',
        captcha: '4071',
      },
    ])
  })

  it('GATEWAY-32 FORGET-05 asks for a code by SMS after the challenge, once however often, from the gateway alone', async () => {
    const sendCode = vi.fn<() => void>()
    vi.stubGlobal('phoneAuth', { sendCode })
    world.answers[SMS] = [() => Response.json({ success: true, value: { expirationTime: Date.now() + 60_000 } })]
    await renderPage()
    type('Username', 'ravi88')
    type('Mobile number', '+880 1711-223344')
    type('Code in the picture', '4071')
    press('Continue')
    await screen.findByLabelText('Code by SMS')
    press('Send code')
    await screen.findByRole('slider')
    expect(sentTo(SMS)).toEqual([])
    screen.getByText(/^Request a code by SMS/)
    await passChallenge()
    await screen.findByText(/^A code is on its way to/)
    expect(sentTo(SMS)).toHaveLength(1)
    expect(sentTo(SMS)[0]).toEqual({
      mobileNo: '01711223344',
      countryDialingCode: '880',
      humanVerification: expect.stringMatching(/^slider\./),
    })
    expect(sendCode).not.toHaveBeenCalled()
  })

  it('FORGET-03 who leaves while the e-mail is asked for stays where they went', async () => {
    let answer: (response: Response) => void = () => {}
    world.answers[EMAIL] = [() => new Promise((resolve) => (answer = resolve))]
    await renderPage()
    await fillAccount()
    press('Continue')
    await waitFor(() => expect(sentTo(EMAIL)).toHaveLength(1))
    press('Back')
    await screen.findByTestId('home')
    await act(async () => answer(Response.json({ success: true, value: null })))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByTestId('home')).not.toBeNull()
    expect(readDraft('forget'), 'what was sent is not offered again').toBeUndefined()
  })

  it('NAMED-20 offers e-mail alone where the site sends no codes by SMS', async () => {
    startReset({ sms: false })
    await renderPage()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByLabelText('Mobile number')).toBeNull()
    input('E-mail address')
  })

  it('NAMED-20 judges what was typed before anything is sent', async () => {
    await renderPage()
    fireEvent.click(screen.getByRole('tab', { name: 'E-mail' }))
    press('Continue')
    await waitFor(() => expect(invalid()).toHaveLength(3))
    screen.getByText('Enter your username.')
    await waitFor(() => expect(document.activeElement).toBe(input('Username')))
    expect(world.sent).toEqual([])
  })

  it('MONEY-60 keeps what was typed but the code on the way back and forth, and sends no second e-mail for it', async () => {
    await toCode()
    type('Code by e-mail', '7719')
    press('Change these details')
    await heading('Forgot your password?')
    expect(input('Username').value).toBe('ravi88')
    expect(input('E-mail address').value).toBe('ravi88@mail.example')
    expect(input('Code in the picture').value).toBe('4071')
    press('Continue')
    await heading('Enter the code')
    expect(input('Code by e-mail').value).toBe('')
    expect(sentTo(EMAIL)).toHaveLength(1)
    expect(screen.getByRole('button', { name: /^Resend in/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('GAP-162 FORGET-06 FORGET-07 ERR-19 says the same, and waits the same, whoever is asked for', async () => {
    // The seconds that the test itself takes are no difference.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const words = async (username: string, email: string) => {
      await renderPage()
      await fillAccount(username, email)
      press('Continue')
      await heading('Enter the code')
      const seen = document.querySelector('p')?.textContent.replace(email, 'ADDRESS').replace(username, 'NAME')
      const wait = screen.getByRole('button', { name: /^Resend in/ }).textContent
      cleanup()
      return `${seen} ${wait}`
    }
    expect(await words('nobody1', 'nobody@mail.example')).toBe(await words('ravi88', 'ravi88@mail.example'))
  })

  it('FORGET-07 ERR-20 leads back to the account when the pair is wrong, with another picture', async () => {
    world.answers[PROOF] = [() => failure('CREDENTIALS_INVALID')]
    await toCode()
    type('Code by e-mail', '771904')
    press('Continue')
    await heading('Forgot your password?')
    await waitFor(() => expect(errors()).toEqual(['error errors.code.credentialsInvalid']))
    expect(input('Username').value).toBe('ravi88')
    expect(input('Code in the picture').value).toBe('')
    await waitFor(() => expect(world.pictures).toBe(2))
  })

  it('GAP-81 asks for another picture after a try that failed, beside the code', async () => {
    world.answers[PROOF] = [() => failure('SMS_CODE_INCORRECT')]
    await toCode()
    expect(screen.queryByLabelText('Code in the picture')).toBeNull()
    type('Code by e-mail', '111111')
    press('Continue')
    await screen.findByLabelText('Code in the picture')
    await waitFor(() => expect(world.pictures).toBe(2))
    type('Code by e-mail', '771904')
    press('Continue')
    await screen.findByText('Enter the code.')
    expect(sentTo(PROOF)).toHaveLength(1)
    type('Code in the picture', '7309')
    press('Continue')
    await heading('Choose a new password')
    expect(sentTo(PROOF)[1]).toMatchObject({ captcha: '7309', verificationCode: '771904' })
  })

  it('GATEWAY-40 sends another e-mail 60 s after the last one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    await toCode()
    screen.getByRole('button', { name: 'Resend in 60 s' })
    vi.setSystemTime(Date.now() + 59_000)
    await screen.findByRole('button', { name: 'Resend in 1 s' })
    vi.setSystemTime(Date.now() + 1_000)
    fireEvent.click(await screen.findByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(sentTo(EMAIL)).toHaveLength(2))
  })

  it('EMAIL_TOO_SOON leads on to the code that is on its way, and waits as long as the gateway says', async () => {
    const retryAt = new Date(Date.now() + 30_500).toISOString()
    world.answers[EMAIL] = [() => failure('EMAIL_TOO_SOON', 422, { retryAt })]
    await toCode()
    await waitFor(() => expect(errors()).toEqual(['error errors.code.emailTooSoon']))
    screen.getByRole('button', { name: /^Resend in (2[5-9]|30|31) s$/ })
  })

  it('sends the e-mail once more when asked, once however often', async () => {
    await toCode()
    act(() => endCountdown('sendPasswordEmail', 'ravi88'))
    const button = screen.getByRole('button', { name: 'Send code' })
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(button)
    await screen.findByRole('button', { name: /^Resend in/ })
    expect(sentTo(EMAIL)).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(input('Code by e-mail')))
  })

  it('sends each step once however often its button is tapped', async () => {
    await renderPage()
    await fillAccount()
    for (let tap = 0; tap < 10; tap += 1) press('Continue')
    await heading('Enter the code')
    type('Code by e-mail', '771904')
    for (let tap = 0; tap < 10; tap += 1) press('Continue')
    await heading('Choose a new password')
    type('New password', 'lantern99')
    type('Confirm new password', 'lantern99')
    for (let tap = 0; tap < 10; tap += 1) press('Save new password')
    await screen.findByTestId('login')
    expect(world.sent.map(({ path }) => path)).toEqual([EMAIL, PROOF, RESET])
  })

  it('GAP-158 RESET_TICKET_INVALID begins anew, says so, and keeps the account', async () => {
    world.answers[RESET] = [() => failure('RESET_TICKET_INVALID')]
    await toPassword()
    type('New password', 'lantern99')
    type('Confirm new password', 'lantern99')
    press('Save new password')
    await heading('Forgot your password?')
    await waitFor(() => expect(errors()).toEqual(['dialog errors.code.resetTicketInvalid']))
    expect(input('Username').value).toBe('ravi88')
    press('OK')
  })
})
