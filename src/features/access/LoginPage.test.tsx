// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession } from '#src/core/session/session.ts'
import { readTemporaryPassword } from '#src/core/session/temporary-password.ts'
import { englishOf, formFault } from '../../../tests/support/form-fault.ts'
import { failure, success, type Answer } from '../../../tests/support/fake-gateway.ts'
import {
  leaveLogin,
  logIn,
  logInBySms,
  loginGateway,
  signedIn,
  submit,
  toast,
} from '../../../tests/support/login-page.ts'
import { input, lineUnder, openPart, type } from '../../../tests/support/page.tsx'
import { LoginPage } from './LoginPage.tsx'

const setUp = (...answers: Answer[]) => loginGateway(answers)
const renderPage = () => openPart(<LoginPage />)

describe('the login page', () => {
  beforeEach(() => {
    window.matchMedia = vi.fn().mockReturnValue({ matches: false })
  })
  afterEach(leaveLogin)

  it('LOGIN-12 LOGIN-13 LOGIN-15 GAP-72 says what is wrong, looks there and sends nothing', async () => {
    const { sent } = setUp()
    await renderPage()
    submit()
    await screen.findByText('Enter your username.')
    screen.getByText('Enter your password.')
    await waitFor(() => expect(document.activeElement).toBe(input('Username')))
    logIn('ravi88', 'short')
    await screen.findByText('Your password has 6 to 20 characters.')
    expect(screen.queryByText('Enter your username.')).toBeNull()
    // The text comes while the field is typed in, the focus when the form is sent.
    await waitFor(() => expect(document.activeElement).toBe(input('Password')))
    expect(sent).toEqual([])
  })

  it.each([
    ['LOGIN-12 ERR-12', 'abc', 'lantern88', 'Username', englishOf('USERNAME_FORMAT')],
    ['LOGIN-12 ERR-12', 'ravi 88', 'lantern88', 'Username', englishOf('USERNAME_FORMAT')],
    ['LOGIN-13', 'ravi88', 'x'.repeat(21), 'Password', 'Your password has 6 to 20 characters.'],
  ])('%s judges %s and %s before it sends them', async (_row, name, password, wrong, words) => {
    const { sent } = setUp()
    await renderPage()
    logIn(name, password)
    await waitFor(() => expect(document.activeElement).toBe(input(wrong)))
    expect([...document.querySelectorAll('[aria-invalid="true"]')]).toEqual([input(wrong)])
    expect(lineUnder(wrong)).toBe(words)
    expect(sent).toEqual([])
  })

  it('LOGIN-08 has no captcha after a failed login without the flag', async () => {
    const { sent, pictures } = setUp(
      () => failure('CREDENTIALS_INVALID', 401),
      () => failure('LOGIN_LOCKED', 429, { retryAt: new Date(Date.now() + 600_000).toISOString() }),
    )
    await renderPage()
    for (const time of [1, 2]) {
      logIn('ravi88', 'lantern77')
      await waitFor(() => expect(sent).toHaveLength(time))
      await waitFor(() => expect(input('Password').getAttribute('aria-invalid')).toBe('true'))
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    }
    expect(screen.queryByLabelText('Code in the picture')).toBeNull()
    expect(pictures()).toBe(0)
  })

  it.each(['12a4', '1234567'])(
    'LOGIN-17 GAP-03 CONST-33 takes no captcha but up to six digits: not %s',
    async (answer) => {
      const { sent } = setUp(() => failure('CAPTCHA_REQUIRED', 401, { captcha: true }))
      await renderPage()
      logIn('ravi88', 'lantern88')
      const field = await screen.findByLabelText<HTMLInputElement>('Code in the picture')
      expect([field.maxLength, field.inputMode]).toEqual([6, 'numeric'])
      type('Password', 'lantern88')
      type('Code in the picture', answer)
      submit()
      await screen.findByText('Enter the code.')
      expect(sent).toHaveLength(1)
    },
  )

  it('LOGIN-27 LOGIN-29 LOGIN-31 KEY-01 sends the encrypted payload and starts the session', async () => {
    const { sent } = setUp(() => success(signedIn))
    const { client } = await renderPage()
    logIn(' ravi88 ', 'lantern88')
    await waitFor(() =>
      expect(getSession()).toMatchObject({
        token: signedIn.token,
        userName: 'ravi88',
        type: 0,
        merchantCode: 'bdtdemo',
      }),
    )
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({ ...signedIn, merchantCode: 'bdtdemo' })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.payload).toMatchObject({ type: 'username', username: 'ravi88', password: 'lantern88', captcha: '' })
    expect(sent[0]?.device).toBeNull()
    cleanup()
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]))
  })

  it('LOGIN-30 names the device when started from the home screen', async () => {
    window.matchMedia = vi.fn().mockReturnValue({ matches: true })
    const { sent } = setUp(() => success(signedIn))
    await renderPage()
    logIn('ravi88', 'lantern88')
    await waitFor(() => expect(sent[0]?.device).toBe('OTHERS'))
  })

  it('LOGIN-29 sends once however often the button is tapped', async () => {
    let answer = (_response: Response) => {}
    const { sent } = setUp(() => new Promise((resolve) => (answer = resolve)))
    await renderPage()
    logIn('ravi88', 'lantern88')
    for (let tap = 0; tap < 19; tap += 1) submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    for (let tap = 0; tap < 20; tap += 1) submit()
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBe('true')
    await act(async () => answer(success(signedIn)))
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent).toHaveLength(1)
  })

  it('ERR-20 clears the password, keeps the name, and can be tried again', async () => {
    const { sent } = setUp(
      () => failure('CREDENTIALS_INVALID', 401),
      () => success(signedIn),
    )
    await renderPage()
    logIn('ravi88', 'wrong-one')
    await screen.findByText('Wrong username or password.')
    expect(input('Password').getAttribute('aria-invalid')).toBe('true')
    expect(toast()).toBe('')
    await waitFor(() => expect(input('Password').value).toBe(''))
    expect(input('Username').value).toBe('ravi88')
    await waitFor(() => expect(document.activeElement).toBe(input('Password')))
    expect(screen.queryByLabelText('Code in the picture')).toBeNull()
    type('Password', 'lantern88')
    submit()
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent).toHaveLength(2)
  })

  it('GATEWAY-07 ERR-01 ERR-02 ERR-03 LOGIN-08 LOGIN-09 LOGIN-10 LOGIN-11 LOGIN-17 GAP-03 asks for the code only when the gateway does, and renews its picture', async () => {
    const { sent, pictures } = setUp(
      () => failure('CAPTCHA_REQUIRED', 401, { captcha: true }),
      () => failure('CAPTCHA_INCORRECT', 422),
      () => success(signedIn),
    )
    await renderPage()
    expect(pictures()).toBe(0)
    logIn('ravi88', 'lantern88')
    await waitFor(() => expect(document.activeElement).toBe(input('Code in the picture')))
    screen.getByText(/enter the code from the picture/)
    await waitFor(() => expect(document.querySelector('img[src^="data:"]')?.getAttribute('src')).toContain(btoa('1')))

    submit()
    await screen.findByText('Enter the code.')
    expect(sent).toHaveLength(1)

    type('Code in the picture', '1111')
    submit()
    await waitFor(() => expect(input('Code in the picture').getAttribute('aria-invalid')).toBe('true'))
    expect(toast()).toBe('')
    await waitFor(() => expect(document.querySelector('img[src^="data:"]')?.getAttribute('src')).toContain(btoa('2')))
    expect(input('Code in the picture').value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(input('Code in the picture')))

    fireEvent.click(screen.getByRole('button', { name: 'Show another picture' }))
    await waitFor(() => expect(document.querySelector('img[src^="data:"]')?.getAttribute('src')).toContain(btoa('3')))
    type('Code in the picture', '7309')
    submit()
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent.map(({ payload }) => payload['captcha'])).toEqual(['', '1111', '7309'])
  })

  it('GATEWAY-07 LOGIN-08 a demand for the code that comes without its flag locks nobody out', async () => {
    const { sent } = setUp(
      () => failure('CAPTCHA_REQUIRED', 401),
      () => success(signedIn),
    )
    await renderPage()
    logIn('ravi88', 'lantern88')
    await waitFor(() => expect(document.activeElement).toBe(input('Code in the picture')))
    // A new picture empties the field.
    await waitFor(() => expect(document.querySelector('img[src^="data:"]')).not.toBeNull())
    type('Code in the picture', '7309')
    submit()
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent.map(({ payload }) => payload['captcha'])).toEqual(['', '7309'])
  })

  it('ERR-01 GATEWAY-07 shows another picture when the field stands already and the gateway asks again', async () => {
    setUp(
      () => failure('CAPTCHA_REQUIRED', 401, { captcha: true }),
      () => failure('CAPTCHA_REQUIRED', 401, { captcha: true }),
    )
    await renderPage()
    const picture = () => document.querySelector('img[src^="data:"]')?.getAttribute('src')
    logIn('ravi88', 'lantern88')
    await waitFor(() => expect(picture()).toContain(btoa('1')))
    type('Code in the picture', '1111')
    submit()
    await waitFor(() => expect(picture()).toContain(btoa('2')))
    expect(input('Code in the picture').value).toBe('')
  })

  it.each([
    ['CAPTCHA_EMPTY', 'Code in the picture'],
    ['USERNAME_FORMAT', 'Username'],
    ['PASSWORD_FORMAT', 'Password'],
  ])('ERR-03 ERR-12 ERR-13 shows %s of the gateway under its field, and nowhere else', async (code, label) => {
    setUp(() => failure(code, 422))
    await renderPage()
    const before = toast()
    logIn('ravi88', 'lantern88')
    await waitFor(() => expect(document.activeElement).toBe(input(label)))
    expect(input(label).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(toast()).toBe(before)
  })

  it.each(['NOT_A_MEMBER', 'NOT_AN_AGENT'] as const)(
    'LOGIN-35 LOGIN-36 ERR-21 ERR-22 says %s over the button and keeps what was typed',
    async (code) => {
      setUp(() => failure(code, 403))
      await renderPage()
      const before = toast()
      logIn('operator1', 'lantern88')
      await waitFor(() => expect(formFault()).toBe(englishOf(code)))
      expect(toast()).toBe(before)
      expect([input('Username').value, input('Password').value]).toEqual(['operator1', 'lantern88'])
      expect(getSession()).toBeUndefined()
    },
  )

  it.each([
    [{ retryAt: new Date(Date.now() + 14.5 * 60_000).toISOString() }, /Try again in 15 minutes/],
    [{ retryAt: new Date(Date.now() - 60_000).toISOString() }, /Try again in 1 minute\./],
  ])('says when a locked account can be tried again: %o', async (value, words) => {
    setUp(() => failure('LOGIN_LOCKED', 429, value))
    await renderPage()
    logIn('ravi88', 'lantern88')
    await screen.findByText(words)
    await waitFor(() => expect(document.activeElement).toBe(input('Password')))
  })

  it('GAP-71 keeps a first password in memory for its change', async () => {
    setUp(() => success({ ...signedIn, userName: 'newcomer', firstTimeLogin: true }))
    await renderPage()
    logIn('newcomer', 'welcome1')
    await waitFor(() => expect(readTemporaryPassword()).toBe('welcome1'))
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('welcome1')
  })

  it.each<[string, boolean, () => void]>([
    ['that is not the first', false, submit],
    ['by SMS', true, () => logInBySms('01711223344', '123456')],
  ])('PSW-03 GAP-71 keeps no password after a login %s', async (_which, firstTimeLogin, enter) => {
    setUp(() => success({ ...signedIn, firstTimeLogin }))
    await renderPage()
    type('Username', 'ravi88')
    type('Password', 'lantern88')
    enter()
    await waitFor(() => expect(getSession()?.firstTimeLogin).toBe(firstTimeLogin))
    expect(readTemporaryPassword()).toBeUndefined()
  })

  it('LOGIN-05 has links to register and to forgot password', async () => {
    setUp()
    await renderPage()
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register')
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/m/forget')
  })

  it('GAP-82 says that the connection is not secure and offers no way to send', async () => {
    const { sent } = setUp()
    vi.stubGlobal('crypto', {})
    await renderPage()
    expect(screen.getByRole('alert').textContent).toMatch(/not secure/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(true)
    const form = document.querySelector('form')
    if (form) fireEvent.submit(form)
    expect(sent).toEqual([])
  })
})
