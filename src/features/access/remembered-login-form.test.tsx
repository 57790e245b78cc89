// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { readRememberedLogin } from '#src/core/session/remembered-login.ts'
import { getSession } from '#src/core/session/session.ts'
import { autoLoginItem } from '#src/core/storage/items.ts'
import { success } from '../../../tests/support/fake-gateway.ts'
import { leaveLogin, logInBySms, loginGateway, signedIn, submit } from '../../../tests/support/login-page.ts'
import { input, openPart, type } from '../../../tests/support/page.tsx'
import { LoginPage } from './LoginPage.tsx'

// jsdom keeps no keys, so nothing would be remembered (see remembered-login.test.ts).
vi.mock('#src/core/session/remembered-login.ts', () => ({
  canRemember: () => true,
  rememberLogin: async () => undefined,
  forgetLogin: () => undefined,
  readRememberedLogin: vi.fn(async () => ({ type: 'username', username: 'ravi88', password: 'lantern88' })),
}))

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' })
const filled = () => [input('Username').value, input('Password').value, box().checked]
const open = async () => {
  loginGateway([() => success(signedIn)])
  await openPart(<LoginPage />)
}
/** Opens the form, which fills itself. */
const openFilled = async () => {
  await open()
  await waitFor(() => expect(filled()).toEqual(['ravi88', 'lantern88', true]))
}
const leaveAfter = async (change: () => void) => {
  await openFilled()
  change()
  cleanup()
}

afterEach(leaveLogin)

it.each<[string, () => void]>([
  ['as it was', () => undefined],
  ['without its password', () => type('Password', '')],
])('GAP-161 fills in the remembered password again after the form was left %s', async (_how, change) => {
  await leaveAfter(change)
  await open()
  await waitFor(() => expect(filled()).toEqual(['ravi88', 'lantern88', true]))
})

it('GAP-161 fills in no password beside another name', async () => {
  await leaveAfter(() => type('Username', 'mina_7'))
  await open()
  await act(async () => void (await vi.mocked(readRememberedLogin).mock.results.at(-1)?.value))
  expect(filled()).toEqual(['mina_7', '', true])
})

it.each<['0' | '1', string, boolean, () => void]>([
  ['1', 'with the tick', true, submit],
  ['0', 'without the tick', false, submit],
  ['1', 'by SMS, which has no tick', false, () => logInBySms('01711223344', '123456')],
])('LOGIN-37 GAP-70 stores autoLogin %s for a login %s', async (autoLogin, _how, ticked, enter) => {
  await openFilled()
  if (!ticked) fireEvent.click(box())
  enter()
  await waitFor(() => expect(getSession()).toBeDefined())
  expect(autoLoginItem.read()).toBe(autoLogin)
})
