// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getSession } from '#src/core/session/session.ts'
import { autoLoginItem } from '#src/core/storage/items.ts'
import { failure, success } from '../../../tests/support/fake-gateway.ts'
import {
  leaveLogin,
  logInBySms,
  loginGateway,
  signedIn,
  submit,
  tab,
  toast,
} from '../../../tests/support/login-page.ts'
import { input, lineUnder, openPart, type } from '../../../tests/support/page.tsx'
import { LoginPage } from './LoginPage.tsx'
import type { PhoneAuth } from '#src/core/account/verification/phone-auth.ts'

const NUMBER = '01711223344'
const ok = () => success(signedIn)
const offer = (service: Partial<PhoneAuth>) => {
  window.phoneAuth = {
    sendCode: async () => undefined,
    confirmCode: async () => undefined,
    signIn: async () => undefined,
    ...service,
  }
}
const social = (name: string) => screen.queryByRole('button', { name: `Log in with ${name}` })

afterEach(leaveLogin)

describe('logging in by SMS', () => {
  it('LOGIN-02 is offered only where the merchant has it on', async () => {
    loginGateway([], { MOBILEVERCODELOGIN3: false })
    await openPart(<LoginPage />)
    expect(screen.queryByRole('tablist')).toBeNull()
    input('Username')
  })

  it('LOGIN-01 LOGIN-03 toggles, and keeps what was typed', async () => {
    loginGateway([])
    await openPart(<LoginPage />)
    type('Username', 'ravi88')
    type('Password', 'lantern88')
    tab('SMS code')
    expect(screen.queryByLabelText('Username', { selector: 'input' })).toBeNull()
    type('Mobile number', NUMBER)
    type('Code by SMS', '123456')
    tab('Username')
    expect([input('Username').value, input('Password').value]).toEqual(['ravi88', 'lantern88'])
    tab('SMS code')
    expect([input('Mobile number').value, input('Code by SMS').value]).toEqual([NUMBER, '123456'])
  })

  it('LOGIN-14 LOGIN-16 ERR-05 ERR-16 judges number and code before anything is sent', async () => {
    const { sent } = loginGateway([])
    await openPart(<LoginPage />)
    logInBySms('', '')
    await screen.findByText('Enter your mobile number.')
    await screen.findByText('Enter a valid verification code.')
    await waitFor(() => expect(document.activeElement).toBe(input('Mobile number')))
    logInBySms('0171', '12a4')
    await screen.findByText('The mobile number format is incorrect.')
    expect(sent).toEqual([])
  })

  it('LOGIN-16 judges a code by its rule where the number is right', async () => {
    const { sent } = loginGateway([ok])
    await openPart(<LoginPage />)
    logInBySms(NUMBER, '123')
    await waitFor(() => expect(lineUnder('Code by SMS')).toBe('Enter a valid verification code.'))
    expect(sent).toEqual([])
    logInBySms(NUMBER, '1234')
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it.each([40, 41, 42])('SESSION-10 takes an account of type %i', async (kind) => {
    loginGateway([() => success({ ...signedIn, type: kind })])
    await openPart(<LoginPage />)
    logInBySms(NUMBER, '123456')
    await waitFor(() => expect(getSession()?.type).toBe(kind))
  })

  it('GAP-156 LOGIN-27 GAP-147 sends number, code and dialling code, once', async () => {
    const { sent } = loginGateway([ok])
    await openPart(<LoginPage />)
    logInBySms('+880 1711-223344', '১২৩ ৪৫৬')
    for (let tap = 0; tap < 20; tap += 1) submit()
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent).toHaveLength(1)
    expect(sent[0]?.payload).toMatchObject({
      type: 'sms',
      username: NUMBER,
      password: '123456',
      captcha: '',
      countryDialingCode: '880',
    })
  })

  it('LOGIN-28 LOGIN-25 sends the token of the third-party service for a code of its own', async () => {
    offer({ confirmCode: async (code) => (code === '654321' ? 'voucher-1' : undefined) })
    const { sent } = loginGateway([ok])
    await openPart(<LoginPage />)
    logInBySms(NUMBER, '654321')
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent[0]?.payload).toMatchObject({
      type: 'firebase',
      username: NUMBER,
      password: '654321',
      firebaseChannel: 'sms',
      firebaseIdToken: 'voucher-1',
      firebaseMobileNo: NUMBER,
      countryDialingCode: '880',
    })
  })

  it('KEY-04, GAP-70 keeps the session over restarts, as it has no box for that', async () => {
    loginGateway([ok])
    await openPart(<LoginPage />)
    logInBySms(NUMBER, '123456')
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(autoLoginItem.read()).toBe('1')
  })

  it('LOGIN-25 sends a code that is not that service’s own to the gateway', async () => {
    offer({})
    const { sent } = loginGateway([ok])
    await openPart(<LoginPage />)
    logInBySms(NUMBER, '123456')
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent[0]?.payload).toMatchObject({ type: 'sms' })
  })
})

describe('what a login sends', () => {
  const password = () => {
    type('Username', 'ravi88')
    type('Password', 'lantern88')
    submit()
  }
  const always = { username: NUMBER, captcha: '' }

  it.each<[string, () => void, Record<string, unknown>]>([
    ['username', password, { ...always, type: 'username', username: 'ravi88', password: 'lantern88' }],
    [
      'sms',
      () => logInBySms(NUMBER, '123456'),
      { ...always, type: 'sms', password: '123456', countryDialingCode: '880' },
    ],
    [
      'firebase',
      () => logInBySms(NUMBER, '654321'),
      {
        ...always,
        type: 'firebase',
        password: '654321',
        firebaseChannel: 'sms',
        firebaseIdToken: 'voucher-1',
        firebaseMobileNo: NUMBER,
        countryDialingCode: '880',
      },
    ],
  ])('GATEWAY-22 has the fields of its type %s and no other, and no device', async (_type, act, fields) => {
    offer({ confirmCode: async (code) => (code === '654321' ? 'voucher-1' : undefined) })
    const { sent } = loginGateway([ok])
    await openPart(<LoginPage />)
    act()
    await waitFor(() => expect(getSession()).toMatchObject(signedIn))
    expect(sent).toEqual([{ payload: fields, device: null }])
  })

  it('GATEWAY-22 names the device OTHERS when the site was started from the home screen', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const { sent } = loginGateway([ok])
    await openPart(<LoginPage />)
    password()
    await waitFor(() => expect(sent.map(({ device }) => device)).toEqual(['OTHERS']))
    vi.restoreAllMocks()
  })

  it('GATEWAY-22 has the answer to a captcha once the error asked for one', async () => {
    const { sent } = loginGateway([() => failure('CAPTCHA_REQUIRED', 401, { captcha: true }), ok])
    await openPart(<LoginPage />)
    password()
    await screen.findByLabelText('Code in the picture', { selector: 'input' })
    type('Code in the picture', '7309')
    submit()
    await waitFor(() => expect(sent.map(({ payload }) => payload['captcha'])).toEqual(['', '7309']))
  })

  it('GATEWAY-22, LOGIN-03 has no captcha that was typed for the other method, which alone asks for one', async () => {
    const { sent } = loginGateway([() => failure('CAPTCHA_REQUIRED', 401, { captcha: true }), ok])
    await openPart(<LoginPage />)
    password()
    await screen.findByLabelText('Code in the picture', { selector: 'input' })
    type('Code in the picture', '7309')
    logInBySms(NUMBER, '123456')
    await waitFor(() => expect(sent.map(({ payload }) => payload['captcha'])).toEqual(['', '']))
    expect(sent[1]?.payload).toMatchObject({ type: 'sms' })
  })
})

describe('one-click login', () => {
  const flags = { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true }

  it.each([
    ['flags without a service', false, flags, [false, false]],
    ['a service without flags', true, {}, [false, false]],
    ['the first flag', true, { FACEBOOKLOGIN3: true }, [true, false]],
    ['the second flag', true, { GOOGLELOGIN3: true }, [false, true]],
  ])('LOGIN-06 LOGIN-07 GAP-79 is offered by flag and service together: %s', async (_case, there, on, shown) => {
    if (there) offer({})
    loginGateway([], on)
    await openPart(<LoginPage />)
    expect([social('Facebook') !== null, social('Google') !== null]).toEqual(shown)
  })

  it.each([
    ['Facebook', 'facebook'],
    ['Google', 'google'],
  ])('GAP-157 LOGIN-28 logs in by %s with the token alone, once', async (name, channel) => {
    const signIn = vi.fn<PhoneAuth['signIn']>().mockResolvedValue('voucher-2')
    offer({ signIn })
    const { sent } = loginGateway([ok], flags)
    await openPart(<LoginPage />)
    for (let tap = 0; tap < 20; tap += 1) fireEvent.click(social(name) ?? document.body)
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(signIn.mock.calls).toEqual([[channel]])
    expect(sent).toHaveLength(1)
    expect(sent[0]?.payload).toMatchObject({
      type: 'firebase',
      username: '',
      password: '',
      firebaseChannel: channel,
      firebaseIdToken: 'voucher-2',
    })
    expect(sent[0]?.payload).not.toHaveProperty('firebaseMobileNo')
  })

  it('ERR-26 ERR-58 hides the loading toast when the service fails, and can be tried again', async () => {
    let fail = (_error: Error) => {}
    const signIn = vi.fn<PhoneAuth['signIn']>(() => new Promise((_resolve, reject) => (fail = reject)))
    offer({ signIn })
    const { sent } = loginGateway([], flags)
    await openPart(<LoginPage />)
    fireEvent.click(social('Google') ?? document.body)
    await waitFor(() => expect(toast()).toBe('toasts.loading.wait'))
    await act(async () => fail(new Error('blocked')))
    await waitFor(() => expect(toast()).toBe('errors.code.phoneAuthUnavailable'))
    fireEvent.click(social('Google') ?? document.body)
    expect(signIn).toHaveBeenCalledTimes(2)
    expect(sent).toEqual([])
  })

  it.each([
    ['CREDENTIALS_INVALID', undefined],
    ['CAPTCHA_REQUIRED', { captcha: true }],
    ['CAPTCHA_EMPTY', undefined],
  ] as const)('GAP-157 ERR-01 tells of another way where the gateway answers %s', async (code, value) => {
    offer({ signIn: async () => 'voucher-2' })
    loginGateway([() => failure(code, 401, value)], flags)
    await openPart(<LoginPage />)
    fireEvent.click(social('Google') ?? document.body)
    await waitFor(() => expect(toast()).toBe('access.social.refused'))
    expect(social('Google')?.getAttribute('aria-busy')).toBeNull()
  })

  it('leaves everything as it was when the visitor thinks better of it', async () => {
    offer({})
    const { sent } = loginGateway([], flags)
    await openPart(<LoginPage />)
    fireEvent.click(social('Facebook') ?? document.body)
    await waitFor(() => expect(social('Facebook')?.getAttribute('aria-busy')).toBeNull())
    await waitFor(() => expect(toast()).toBe(''))
    expect(sent).toEqual([])
  })
})
