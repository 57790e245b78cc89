// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PhoneAuth } from '#src/core/account/verification/phone-auth.ts'
import { endCountdown } from '#src/core/account/verification/code-countdown.ts'
import { LoginPage } from '#src/features/access/LoginPage.tsx'
import { everyField, fakeGateway } from './support/fake-gateway.ts'
import { tab } from './support/login-page.ts'
import { leaveNothing, openPart, press, type } from './support/page.tsx'
import { formReady, openRegistration, registerGateway } from './support/register-page.tsx'
import { passChallenge } from './support/on-screen.ts'

const NUMBER = '01711223344'

afterEach(() => {
  endCountdown('sendLoginSmsCode', NUMBER)
  endCountdown('sendRegisterSmsCode', NUMBER)
  leaveNothing()
})

async function openLogin() {
  fakeGateway()
  await openPart(<LoginPage />)
  tab('SMS code')
}

async function openRegistrationByMobile() {
  registerGateway({}, { ...everyField, username: { enabled: false, required: false } })
  await openRegistration()
  await formReady()
}

it.each([
  ['a login', openLogin, 'Mobile number'],
  ['a registration', openRegistrationByMobile, 'Mobile number *'],
])(
  'GATEWAY-34 LOGIN-25 %s, which can hand it in, has the third-party service send a code too',
  async (_form, open, label) => {
    const sendCode = vi.fn<PhoneAuth['sendCode']>(async () => undefined)
    window.phoneAuth = { sendCode, confirmCode: async () => undefined, signIn: async () => undefined }
    await open()
    type(label, NUMBER)
    press('Send code')
    await passChallenge()
    await waitFor(() => expect(sendCode.mock.calls).toEqual([[{ countryDialingCode: '880', mobileNum: NUMBER }]]))
  },
)
