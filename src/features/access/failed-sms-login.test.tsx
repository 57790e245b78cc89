// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { secondsLeft, startCountdown } from '#src/core/account/verification/code-countdown.ts'
import { getSession } from '#src/core/session/session.ts'
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

const NUMBER = '01711223344'
const picture = () => document.querySelector<HTMLImageElement>('img[src^="data:"]')

describe('a login by SMS that fails', () => {
  afterEach(leaveLogin)

  it.each([
    ['ERR-04', 'SMS_CODE_INCORRECT', 422, 'The verification code is wrong.'],
    ['ERR-05', 'SMS_CODE_FORMAT', 422, 'Enter a valid verification code.'],
    ['ERR-06', 'SMS_CODE_EXPIRED', 410, 'This code has expired. Request a new one.'],
  ])('%s says %s under the code', async (_row, code, status, words) => {
    loginGateway([() => failure(code, status)])
    await openPart(<LoginPage />)
    logInBySms(NUMBER, '123456')
    await waitFor(() => expect(lineUnder('Code by SMS')).toBe(words))
    expect(input('Code by SMS').getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(input('Code by SMS')))
  })

  it('ERR-06 lets another code be asked for once the last has expired', async () => {
    startCountdown('sendLoginSmsCode', NUMBER, Date.now() + 60_000)
    loginGateway([() => failure('SMS_CODE_EXPIRED', 410)])
    await openPart(<LoginPage />)
    logInBySms(NUMBER, '123456')
    await waitFor(() => expect(secondsLeft('sendLoginSmsCode', NUMBER)).toBe(0))
    const again = await screen.findByRole('button', { name: 'Send code' })
    expect(again.hasAttribute('aria-disabled')).toBe(false)
  })

  it('ERR-20 says that number and code belong to no account', async () => {
    loginGateway([() => failure('CREDENTIALS_INVALID', 401)])
    await openPart(<LoginPage />)
    logInBySms(NUMBER, '123456')
    await screen.findByText('Wrong mobile number or code.')
    expect(toast()).toBe('')
  })

  it('says when a locked account can be tried again', async () => {
    loginGateway([() => failure('LOGIN_LOCKED', 429, { retryAt: new Date(Date.now() + 14.5 * 60_000).toISOString() })])
    await openPart(<LoginPage />)
    logInBySms(NUMBER, '123456')
    await waitFor(() => expect(lineUnder('Code by SMS')).toBe('Too many failed attempts. Try again in 15 minutes.'))
  })

  it('ERR-20 leaves the password that was typed for the other method', async () => {
    loginGateway([() => failure('CREDENTIALS_INVALID', 401)])
    await openPart(<LoginPage />)
    type('Username', 'ravi88')
    type('Password', 'lantern88')
    logInBySms(NUMBER, '123456')
    await screen.findByText('Wrong mobile number or code.')
    tab('Username')
    expect([input('Username').value, input('Password').value]).toEqual(['ravi88', 'lantern88'])
  })

  it('LOGIN-08 ERR-01 asks for the code in a picture when the gateway does, and speaks of no password', async () => {
    const { sent, pictures } = loginGateway([
      () => failure('CAPTCHA_REQUIRED', 401, { captcha: true }),
      () => success(signedIn),
    ])
    await openPart(<LoginPage />)
    logInBySms(NUMBER, '123456')
    await screen.findByLabelText('Code in the picture', { selector: 'input' })
    await waitFor(() => expect(lineUnder('Code in the picture')).toBe('Enter the code from the picture.'))
    // A new picture empties the field.
    await waitFor(() => expect(picture()).not.toBeNull())
    expect(pictures()).toBe(1)
    type('Code in the picture', '7309')
    submit()
    await waitFor(() => expect(getSession()).toBeDefined())
    expect(sent[1]?.payload).toMatchObject({ type: 'sms', username: NUMBER, password: '123456', captcha: '7309' })
  })
})
