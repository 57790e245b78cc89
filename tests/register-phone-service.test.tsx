// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PhoneAuth } from '#src/core/account/verification/phone-auth.ts'
import { getSession } from '#src/core/session/session.ts'
import { everyField, failure, success, type Answer } from './support/fake-gateway.ts'
import { leaveNothing, lineUnder, type } from './support/page.tsx'
import {
  fillIn,
  formReady,
  openRegistration,
  registerButton,
  registerGateway,
  submit,
} from './support/register-page.tsx'

afterEach(leaveNothing)

/** Its own code is 654321; each time that it is asked it has another token for it. */
const offerService = () => {
  let tokens = 0
  const confirmCode = vi.fn<PhoneAuth['confirmCode']>(async (code) =>
    code === '654321' ? `voucher-${++tokens}` : undefined,
  )
  window.phoneAuth = { sendCode: async () => undefined, confirmCode, signIn: async () => undefined }
  return confirmCode
}
const fillInMobile = async (code: string) => {
  await formReady()
  type('Mobile number *', '01711223344')
  type(/^Code by SMS/, code)
  type(/^Password \*/, 'lantern88')
  type(/^Confirm password/, 'lantern88')
  type(/^Code in the picture/, '4071')
  fireEvent.click(screen.getByRole('checkbox', { name: /18 or over/ }))
  await waitFor(() => expect(registerButton().disabled).toBe(false))
}
const openByMobile = async (...answers: Answer[]) => {
  const { of } = registerGateway(
    { registerMobile: answers },
    { ...everyField, username: { enabled: false, required: false } },
  )
  await openRegistration()
  return () => of('registerMobile').map(({ body }) => body)
}
const welcome = () => success({ token: 'mbr_5Tr8Wn1Eb6Zc3Hy9Ud2Gs7', userName: '01711223344', type: 0 })

it('REG-26 the code of a third-party service is sent with the token of that service', async () => {
  offerService()
  const sent = await openByMobile(welcome)
  await fillInMobile('654321')
  submit()
  await waitFor(() => expect(getSession()).toBeDefined())
  expect(sent()).toEqual([expect.objectContaining({ firebaseChannel: 'sms', firebaseIdToken: 'voucher-1' })])
})

it('REG-26 the gateway’s own code is sent to the gateway, without a token, where there is such a service too', async () => {
  offerService()
  const sent = await openByMobile(welcome)
  await fillInMobile('730912')
  submit()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ verificationCode: '730912' })
  for (const field of ['firebaseChannel', 'firebaseIdToken']) expect(sent()[0]).not.toHaveProperty(field)
  await waitFor(() => expect(getSession()).toBeDefined())
})

it('REG-26 such a service has no part in a registration by name', async () => {
  const confirmCode = offerService()
  const { of } = registerGateway()
  await openRegistration()
  await fillIn()
  submit()
  await waitFor(() => expect(getSession()).toBeDefined())
  expect(of('register')).toHaveLength(1)
  for (const field of ['firebaseChannel', 'firebaseIdToken']) expect(of('register')[0]?.body).not.toHaveProperty(field)
  expect(confirmCode).not.toHaveBeenCalled()
})

it('the next attempt asks that service for the same code again, and sends the token of that time', async () => {
  const confirmCode = offerService()
  const sent = await openByMobile(() => failure('CAPTCHA_INCORRECT'), welcome)
  await fillInMobile('654321')
  submit()
  await waitFor(() => expect(lineUnder(/^Code in the picture/)).toBeDefined())
  type(/^Code in the picture/, '4072')
  submit()
  await waitFor(() => expect(getSession()).toBeDefined())
  expect(confirmCode.mock.calls).toEqual([['654321'], ['654321']])
  expect(sent().map((body) => body['firebaseIdToken'])).toEqual(['voucher-1', 'voucher-2'])
})
